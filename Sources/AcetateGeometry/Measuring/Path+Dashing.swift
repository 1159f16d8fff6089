public import Foundation

extension Path {
    /// More dashes than this are not cut: the path stays solid. Nobody sees them, and they would take minutes.
    private static let mostDashes: CGFloat = 100_000

    /// The parts of the path that dashes cover, as open subpaths; curves stay curves.
    ///
    /// Dashes are measured along the path, and begin anew with each subpath. On a closed one, a dash that is on at the end goes on with the
    /// one at the start. A dash of length 0 is a subpath whose line has no length.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern a subpath starts, in points; may be negative.
    ///   - lengths: in points, painted and left out in turn. An odd number of them is taken twice over. If there are none, or all are 0, or
    ///     there would be more than 100,000 dashes in a subpath, the path comes back as it is. A negative length or a number that is not
    ///     finite does so as well, and counts in `refusedElements`.
    public func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            var result = self
            result.refuse()
            return result
        }
        return dashed(phase: phase, lengths: lengths, shortest: 0)
    }

    /// - Parameter shortest: what a dash without length gets, in the direction of the path there, so that its caps know how to lie.
    func dashed(phase: CGFloat, lengths: [CGFloat], shortest: CGFloat) -> Path {
        guard let pattern = DashPattern(phase: phase, lengths: lengths) else { return self }
        var result = Path()
        for subpath in MeasuredSubpath.subpaths(of: self) {
            // Written so that a length that is beyond measure is too long.
            if subpath.length / pattern.length * CGFloat(pattern.lengths.count) <= Self.mostDashes {
                subpath.appendDashes(pattern, shortest: shortest, to: &result)
            } else {
                subpath.appendWhole(to: &result)
            }
        }
        return result
    }
}

/// Lengths on and off in turn, an even number of them, from some place on.
struct DashPattern {
    let lengths: [CGFloat]
    /// Of the whole pattern; positive.
    let length: CGFloat
    /// Where a subpath starts: in which of the lengths, and how much of that is left.
    let start: (index: Int, rest: CGFloat)

    /// Nil if nothing would be cut. The numbers are finite, the lengths not negative.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let length = lengths.reduce(0, +)
        guard length > 0, length.isFinite else { return nil }
        var phase = phase.truncatingRemainder(dividingBy: length)
        if phase < 0 { phase += length }
        var index = 0
        // At the very start stands the first length, even if it is 0: that is a dot.
        while phase > 0, index < lengths.count - 1, phase >= lengths[index] {
            phase -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        self.length = length
        start = (index, max(lengths[index] - phase, 0))
    }
}

extension MeasuredSubpath {
    /// Adds the parts that are on, as open subpaths.
    fileprivate func appendDashes(_ pattern: DashPattern, shortest: CGFloat, to path: inout Path) {
        guard length > 0 else {
            if !segments.isEmpty { appendWhole(to: &path) }
            return
        }
        var (index, position, rest) = (pattern.start.index, CGFloat(0), pattern.start.rest)
        // The dash at the start of a closed subpath waits for the one at its end.
        let isOnAtStart = index.isMultiple(of: 2)
        if isOnAtStart && rest >= length { return appendWhole(to: &path) }
        let joins = isClosed && isOnAtStart && rest > 0
        let firstEnd = rest
        while position < length {
            let end = min(position + rest, length)
            let isAtEnd = position + rest >= length
            if index.isMultiple(of: 2), !(joins && position == 0) {
                append(from: position, to: end, shortest: shortest, to: &path)
                if isAtEnd && joins { return appendPiece(from: 0, to: firstEnd, to: &path, continues: true) }
            }
            position = end
            index = (index + 1) % pattern.lengths.count
            rest = pattern.lengths[index]
        }
        if joins { append(from: 0, to: firstEnd, shortest: shortest, to: &path) }
    }

    private func append(from first: CGFloat, to last: CGFloat, shortest: CGFloat, to path: inout Path) {
        if first < last { return appendPiece(from: first, to: last, to: &path) }
        guard let (point, direction) = pointAndDirection(atLength: first) else { return }
        path.move(to: point)
        path.addLine(to: point + shortest * direction)
    }
}
