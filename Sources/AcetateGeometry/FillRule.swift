/// Which points count as inside a path that winds about them more than once. Open subpaths count as closed.
public enum FillRule: Sendable, Hashable {
    /// Inside where the winding number is not zero.
    case winding
    /// Inside where the winding number is odd.
    case evenOdd
}
