import Foundation

/// One case of `cases.json`: what a Core Animation or UIKit user may expect, and how sure we are of it.
package struct Case: Sendable {
    package let id: String
    package let family: String
    package let confidence: String
    package let expected: Expected
}

/// What the file says that a case must give.
package func expectation(of id: String) throws -> Expected {
    guard let found = try allCases().first(where: { $0.id == id }) else { throw CaseError(description: "There is no case \(id).") }
    return found.expected
}

/// The ids of a family, in the order of the file.
package func ids(ofFamily family: String) throws -> [String] {
    try allCases().filter { $0.family == family }.map(\.id)
}

/// What is wrong with the file, or with how it is read.
package struct CaseError: Error, CustomStringConvertible {
    package let description: String
}

/// Read anew each time: a leak checker does not see what a global holds through an enum's tagged pointers.
private func allCases() throws -> [Case] {
    guard let url = Bundle.module.url(forResource: "cases", withExtension: "json") else {
        throw CaseError(description: "cases.json is not among the resources.")
    }
    let cases = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[String: Any]] ?? []
    return try cases.map { fields in
        guard let id = fields["id"] as? String, let family = fields["family"] as? String,
            let confidence = fields["confidence"] as? String, let expected = fields["expected"]
        else { throw CaseError(description: "A case has no id, family, confidence or expectation.") }
        return Case(id: id, family: family, confidence: confidence, expected: Expected(expected))
    }
}
