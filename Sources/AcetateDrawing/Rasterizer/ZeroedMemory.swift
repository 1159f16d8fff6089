/// Memory of zeros that grows on demand and is handed back as zeros.
@safe struct ZeroedMemory<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int

    init() {
        capacity = 0
        unsafe base = UnsafeMutablePointer.allocate(capacity: 1)
    }

    deinit {
        unsafe base.deallocate()
    }

    /// At least `count` zeros. The caller must leave zeros; a pointer from an earlier call may be dead.
    @unsafe mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if count > capacity {
            unsafe base.deallocate()
            unsafe base = UnsafeMutablePointer.allocate(capacity: count)
            unsafe base.initialize(repeating: 0, count: count)
            capacity = count
        }
        return unsafe base
    }

    /// Whether everything is zero. Reads all of it: for tests.
    var isZero: Bool {
        unsafe UnsafeBufferPointer(start: base, count: capacity).allSatisfy { $0 == 0 }
    }
}
