import AcetateTesting
import Foundation

extension SeededGenerator {
    mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &self)
    }

    mutating func integer(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    mutating func point(in range: ClosedRange<CGFloat>) -> CGPoint {
        CGPoint(x: number(in: range), y: number(in: range))
    }
}
