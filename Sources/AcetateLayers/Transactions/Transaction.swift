public import Foundation

/// Groups changes, and says how they are to be taken. Transactions form a stack; a setting that an inner one did not set is read from the
/// nearest outer one that did.
///
/// The first change outside of a transaction opens the implicit one, which the next step of the tree commits, or ``flush()``. An explicit
/// one that begins inside it is sealed only together with it. Committing never draws: only a step does.
///
/// Changes show without animation unless a transaction turns actions on: ``disableActions`` starts true.
@MainActor
public enum Transaction {
    /// Opens a transaction. Each needs a ``commit()``; one that is still open when a tree steps is noted with this place, and committed.
    public static func begin(fileID: String = #fileID, line: Int = #line) {
        TransactionStack.ambient.begin(fileID: fileID, line: line)
    }

    /// Ends the innermost explicit transaction, or the implicit one if there is no other; that is noted in the trace. Without any it does
    /// nothing.
    public static func commit() {
        TransactionStack.ambient.commit()
    }

    /// Commits the implicit transaction. It waits for explicit ones that are still open, so then it does nothing.
    public static func flush() {
        TransactionStack.ambient.flush()
    }

    /// Whether changes show without animation; true by default.
    public static var disableActions: Bool { value(for: .disableActions) ?? true }

    /// Sets ``disableActions`` for the innermost transaction.
    public static func setDisableActions(_ flag: Bool) {
        set(.disableActions, to: flag)
    }

    /// How long animations of this transaction take unless they say it themselves, in seconds; 0.25 by default.
    public static var animationDuration: TimeInterval { value(for: .animationDuration) ?? 0.25 }

    /// Sets ``animationDuration`` for the innermost transaction.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        set(.animationDuration, to: duration)
    }

    /// The curve of animations of this transaction unless they have their own; nil by default.
    public static var animationTimingFunction: TimingFunction? {
        value(for: .animationTimingFunction)
    }

    /// Sets ``animationTimingFunction`` for the innermost transaction.
    public static func setAnimationTimingFunction(_ function: TimingFunction?) {
        TransactionStack.ambient.set(Key.animationTimingFunction.rawValue, to: function)
    }

    /// What is called in the last phase of the next frame after the innermost transaction was committed; nil by default. It is not
    /// inherited.
    public static var completionBlock: (() -> Void)? { TransactionStack.ambient.completionBlock }

    /// Adds a completion block to the innermost transaction. A second one does not replace the first: both are called, in order. nil adds
    /// none.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if let block { TransactionStack.ambient.add(completion: block) }
    }

    /// The value of a setting, also of one of your own; nil where no open transaction set it and it has no default.
    ///
    /// The names of the built-in ones are `disableActions`, `animationDuration`, `animationTimingFunction` and `completionBlock`.
    public static func value(forKey key: String) -> Any? {
        switch Key(rawValue: key) {
        case .disableActions: disableActions
        case .animationDuration: animationDuration
        case .animationTimingFunction: animationTimingFunction
        case .completionBlock: completionBlock
        case nil: TransactionStack.ambient.value(forKey: key)
        }
    }

    /// Sets a setting of the innermost transaction. Traps where a built-in one is given a value of another type.
    public static func setValue(_ value: Any?, forKey key: String) {
        switch (Key(rawValue: key), value) {
        case (nil, _): TransactionStack.ambient.set(key, to: value)
        case (.disableActions, let flag as Bool): setDisableActions(flag)
        case (.animationDuration, let duration as TimeInterval): setAnimationDuration(duration)
        case (.animationTimingFunction, let function as TimingFunction): setAnimationTimingFunction(function)
        case (.animationTimingFunction, nil): setAnimationTimingFunction(nil)
        case (.completionBlock, let block as () -> Void): setCompletionBlock(block)
        case (.completionBlock, nil): break
        default:
            preconditionFailure("Transaction.\(key) cannot be set to \(value.map { "\(type(of: $0))" } ?? "nil"); see its type.")
        }
    }

    /// Runs the block in a transaction of its own, committed at its end, also when it throws.
    ///
    /// - Parameters:
    ///   - animationDuration: seconds; nil inherits it.
    ///   - timingFunction: nil inherits it.
    ///   - completion: called as by ``setCompletionBlock(_:)``.
    public static func run<Result>(
        animationDuration: TimeInterval? = nil,
        timingFunction: TimingFunction? = nil,
        fileID: String = #fileID,
        line: Int = #line,
        _ body: () throws -> Result,
        completion: (() -> Void)? = nil
    ) rethrows -> Result {
        begin(fileID: fileID, line: line)
        defer { commit() }
        if let animationDuration { setAnimationDuration(animationDuration) }
        if let timingFunction { setAnimationTimingFunction(timingFunction) }
        setCompletionBlock(completion)
        return try body()
    }

    private enum Key: String {
        case disableActions, animationDuration, animationTimingFunction, completionBlock
    }

    private static func value<Value>(for key: Key) -> Value? {
        TransactionStack.ambient.value(forKey: key.rawValue) as? Value
    }

    private static func set(_ key: Key, to value: Any) {
        TransactionStack.ambient.set(key.rawValue, to: value)
    }
}
