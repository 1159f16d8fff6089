/// Sorting without memory: the library's own asks for some, which a fill of a kept path should not.
extension ContiguousArray {
    /// Sorts few elements, or many that are nearly in order.
    @inline(__always)
    mutating func sortByInsertion(by isBefore: (Element, Element) -> Bool) {
        insert(gap: 1, isBefore)
    }

    /// Sorts any number of elements, no two of which are equal, by Shell's method with the gaps of Ciura, each further one 2.25 times as large.
    mutating func sortInPlace(by isBefore: (Element, Element) -> Bool) {
        if count > 32 {
            var gap = 4
            while gap * 9 / 4 < count { gap = gap * 9 / 4 }
            while gap > 1 {
                insert(gap: gap, isBefore)
                gap = gap * 4 / 9
            }
        }
        insert(gap: 1, isBefore)
    }

    @inline(__always)
    private mutating func insert(gap: Int, _ isBefore: (Element, Element) -> Bool) {
        unsafe withUnsafeMutableBufferPointer { elements in
            guard elements.count > gap else { return }
            for index in gap..<elements.count where unsafe isBefore(elements[index], elements[index - gap]) {
                let element = unsafe elements[index]
                var place = index
                repeat {
                    unsafe elements[place] = elements[place - gap]
                    place -= gap
                } while unsafe place >= gap && isBefore(element, elements[place - gap])
                unsafe elements[place] = element
            }
        }
    }
}
