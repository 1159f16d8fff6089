/// One measured figure, beside the same figure of a peer or beside the limit that it has to keep.
struct Row: Encodable {
    let suite: String
    let `case`: String
    /// What the figures count: a unit of time, or things.
    let measure: String
    /// The median.
    let ours: Double
    /// Whom `theirs` is from; `limit` for the most that is allowed.
    let peer: String?
    /// The median; nil where the peer is missing.
    let theirs: Double?
    /// The largest ratio asked for; nil where none is.
    let target: Double?

    /// `ours / theirs`; nil where the peer is missing. Where nothing at all is allowed it is `ours`, and the target 0.
    var ratio: Double? { theirs.map { $0 == 0 ? ours : ours / $0 } }

    private enum Key: String, CodingKey {
        case suite, `case`, measure, ours, peer, theirs, ratio, target
    }

    /// Every row has all keys, so that what is missing is written as null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(suite, forKey: .suite)
        try container.encode(`case`, forKey: .case)
        try container.encode(measure, forKey: .measure)
        try container.encode(ours, forKey: .ours)
        try container.encode(peer, forKey: .peer)
        try container.encode(theirs, forKey: .theirs)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(target, forKey: .target)
    }
}
