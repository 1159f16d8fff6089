/// Ways to do one thing, taken in turns, so that whatever else the machine does meanwhile falls on both alike.
@MainActor
struct Measurement {
    /// How often each side is measured; the figures are medians.
    var repetitions = 31
    /// Turns before that, which do not count.
    var warmUps = 3

    /// Measures both sides. Each closure takes the number of the turn and returns a figure.
    ///
    /// - Parameter theirs: returns nil where the peer is missing.
    func medians(ours: (Int) throws -> Double, theirs: (Int) throws -> Double?) rethrows -> (ours: Double, theirs: Double?) {
        var figures: (ours: [Double], theirs: [Double]) = ([], [])
        for turn in 0..<warmUps + repetitions {
            let pair = (try ours(turn), try theirs(turn))
            guard turn >= warmUps else { continue }
            figures.ours.append(pair.0)
            if let figure = pair.1 { figures.theirs.append(figure) }
        }
        return (median(figures.ours), figures.theirs.isEmpty ? nil : median(figures.theirs))
    }

    /// Measures any number of sides, each by a closure that takes the number of the turn and returns a figure. Every other turn goes
    /// backwards, so that none always comes after the same.
    func medians(of sides: [@MainActor (Int) throws -> Double]) throws -> [Double] {
        var figures = sides.map { _ in [Double]() }
        for turn in 0..<warmUps + repetitions {
            for number in turn.isMultiple(of: 2) ? Array(sides.indices) : sides.indices.reversed() {
                let figure = try sides[number](turn)
                if turn >= warmUps { figures[number].append(figure) }
            }
        }
        return figures.map(median)
    }

    private func median(_ figures: [Double]) -> Double {
        let sorted = figures.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

/// How long something takes, in microseconds.
@MainActor
func microseconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .microseconds(1)
}
