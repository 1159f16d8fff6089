/// One row of a grid.
@safe struct CellRow {
    let width: Int
    let cells: UnsafeMutablePointer<Int32>
    /// Bit b of word w stands for the four cells from column (64w + b) · 4.
    let touched: UnsafeMutablePointer<UInt64>

    /// Adds to the cell of `column`, which is within 0…width. The caller touches it, too.
    @inline(__always)
    func add(_ amount: Int, at column: Int) {
        unsafe cells[column] = unsafe cells[column] &+ Int32(truncatingIfNeeded: amount)
    }

    /// Sets the bits of all blocks from that of the column `first` through that of `last`.
    @inline(__always)
    func touch(from first: Int, through last: Int) {
        let firstBlock = first &>> CellGrid.blockBits
        let lastBlock = last &>> CellGrid.blockBits
        let firstWord = firstBlock &>> CellGrid.wordBits
        let lastWord = lastBlock &>> CellGrid.wordBits
        // Masking shifts: the word's number in the upper bits of a block's does not matter.
        let fromFirst = ~0 as UInt64 &<< UInt64(truncatingIfNeeded: firstBlock)
        let throughLast = ~0 as UInt64 &>> UInt64(truncatingIfNeeded: ~lastBlock)
        if firstWord == lastWord {
            unsafe touched[firstWord] |= fromFirst & throughLast
        } else {
            unsafe touched[firstWord] |= fromFirst
            unsafe touched[lastWord] |= throughLast
            if lastWord &- firstWord > 1 { touchWords(between: firstWord, and: lastWord) }
        }
    }

    /// Out of line, since it is rare: an edge that crosses more than 256 columns in one row.
    @inline(never)
    private func touchWords(between first: Int, and last: Int) {
        for word in first + 1..<last { unsafe touched[word] = ~0 }
    }
}
