/// One row of a grid.
@safe struct CellRow {
    /// The cells. The words of bits lie before them, in reverse order: so one pointer leads to all there is in a row.
    let cells: UnsafeMutablePointer<Int32>

    /// Adds to a cell. The caller touches it, too.
    @inline(__always)
    func add(_ amount: Int, at column: Int) {
        unsafe cells[column] = unsafe cells[column] &+ Int32(truncatingIfNeeded: amount)
    }

    /// The bits of one word: bit b of word w stands for the four cells from column (32w + b) · 4.
    @inline(__always)
    subscript(word: Int) -> UInt32 {
        get { unsafe UInt32(bitPattern: cells[~word]) }
        nonmutating set { unsafe cells[~word] = Int32(bitPattern: newValue) }
    }

    /// Sets the bits of the blocks of `column` and of the one after it.
    @inline(__always)
    func touchPair(at column: Int) {
        let lastOfWord = CellGrid.cellsPerWord - 1
        if column & lastOfWord == lastOfWord { return touchWords(from: column, through: column &+ 1) }
        // One bit, or two where the next column begins a block.
        let isLastOfBlock = ((column & (CellGrid.cellsPerBlock - 1)) &+ 1) &>> CellGrid.blockBits
        let bits = UInt32(truncatingIfNeeded: 1 &+ 2 &* isLastOfBlock)
        self[column &>> (CellGrid.blockBits + CellGrid.wordBits)] |= bits &<< UInt32(truncatingIfNeeded: column &>> CellGrid.blockBits)
    }

    /// Sets the bits of all blocks from that of the column `first` through that of `last`.
    @inline(__always)
    func touch(from first: Int, through last: Int) {
        let word = first &>> (CellGrid.blockBits + CellGrid.wordBits)
        if last &>> (CellGrid.blockBits + CellGrid.wordBits) != word { return touchWords(from: first, through: last) }
        // Masking shifts: the word's number in the upper bits of a block's does not matter.
        let fromFirst = ~0 as UInt32 &<< UInt32(truncatingIfNeeded: first &>> CellGrid.blockBits)
        let throughLast = ~0 as UInt32 &>> UInt32(truncatingIfNeeded: ~(last &>> CellGrid.blockBits))
        self[word] |= fromFirst & throughLast
    }

    /// Out of line, since it is rare: blocks that are not all in one word of bits.
    @inline(never)
    private func touchWords(from first: Int, through last: Int) {
        for block in first &>> CellGrid.blockBits...last &>> CellGrid.blockBits {
            self[block &>> CellGrid.wordBits] |= 1 &<< UInt32(truncatingIfNeeded: block)
        }
    }
}
