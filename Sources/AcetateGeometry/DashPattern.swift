internal import Foundation

/// Dashes and gaps in turn, and where in them a subpath begins.
struct DashPattern {
    /// As many dashes as gaps.
    private let lengths: [CGFloat]
    /// The sum of them all.
    private let period: CGFloat
    /// How far into the pattern each of them ends.
    private let ends: [CGFloat]
    /// How far into the pattern a subpath begins: at zero or behind, and before the period ends.
    private let offset: CGFloat
    /// Which of the lengths that is in.
    private let firstIndex: Int

    /// More dashes than this in one path are not drawn: the path is then solid.
    private static let mostDashes: CGFloat = 100_000

    /// Whether these numbers say something: none negative, all finite, and their sum too.
    static func isValid(phase: CGFloat, lengths: [CGFloat]) -> Bool {
        phase.isFinite && lengths.allSatisfy { $0 >= 0 } && (2 * lengths.reduce(0, +)).isFinite
    }

    /// Nil for a solid line: where there are no lengths, all are zero, or they are not valid.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        guard period > 0, Self.isValid(phase: phase, lengths: lengths) else { return nil }
        let remainder = phase.truncatingRemainder(dividingBy: period)
        // A negative phase next to zero becomes a whole period by rounding.
        let offset = remainder >= 0 ? remainder : remainder + period < period ? remainder + period : 0
        var ends: [CGFloat] = []
        var sum: CGFloat = 0
        for length in lengths {
            sum += length
            ends.append(sum)
        }
        self.lengths = lengths
        self.period = period
        self.ends = ends
        self.offset = offset
        // At zero a dash without length still counts.
        firstIndex = offset == 0 ? 0 : ends.firstIndex { $0 > offset } ?? 0
    }

    /// Whether there would be too many dashes.
    private func isTooFine(for measure: PathMeasure) -> Bool {
        let dashes = CGFloat(lengths.count / 2)
        // Besides the dashes of whole periods, each subpath has those of a begun one.
        return !(measure.length / period * dashes + CGFloat(measure.subpaths.count) * (dashes - 1) <= Self.mostDashes)
    }

    /// Draws the dashes of all subpaths.
    func trace(_ measure: PathMeasure, into sink: inout some PathSink) {
        let isSolid = isTooFine(for: measure)
        for subpath in measure.subpaths where subpath.isDrawn {
            if isSolid {
                measure.trace(subpath, into: &sink)
            } else {
                trace(subpath, of: measure, into: &sink)
            }
        }
    }

    private func trace(_ subpath: PathMeasure.Subpath, of measure: PathMeasure, into sink: inout some PathSink) {
        let length = subpath.length
        let almostAll = length - subpath.nothing
        var index = firstIndex
        var (start, end, periods) = (CGFloat(0), ends[firstIndex] - offset, CGFloat(0))
        let beginsOn = isDash(index)
        if beginsOn, length == 0 || subpath.isClosed && end >= almostAll {
            return measure.trace(subpath, into: &sink)
        }
        // In a closed subpath the first dash waits for the last, which may go on into it.
        let waiting = beginsOn && subpath.isClosed ? end : nil
        if beginsOn, waiting == nil {
            measure.trace(subpath, from: 0, to: min(end, length), into: &sink)
        }
        while end < almostAll {
            start = end
            index += 1
            if index == lengths.count {
                (index, periods) = (0, periods + 1)
            }
            // Not added up, as a hundred thousand rounding errors can be seen.
            end = periods * period + ends[index] - offset
            if isDash(index), waiting == nil || end < almostAll {
                measure.trace(subpath, from: start, to: min(end, length), into: &sink)
            }
        }
        guard let waiting else { return }
        if isDash(index) {
            measure.trace(subpath, from: start, to: length, thenTo: waiting, into: &sink)
        } else {
            measure.trace(subpath, from: 0, to: waiting, into: &sink)
        }
    }

    /// The even lengths are dashes, the odd ones gaps.
    private func isDash(_ index: Int) -> Bool {
        index.isMultiple(of: 2)
    }
}
