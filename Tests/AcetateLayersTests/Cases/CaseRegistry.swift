/// Which cases of `cases.json` are tested here, and why others are not. A test checks that none is forgotten.
enum CaseRegistry {
    /// The families that this module answers for.
    static let families = ["geometry", "tree", "invalidation", "transactions"]

    /// The cases that have a test, which is named by the id.
    static let tested = [
        "GEO-01", "GEO-02", "GEO-05", "GEO-06", "GEO-08", "GEO-10", "GEO-11", "GEO-13", "GEO-15", "GEO-16", "GEO-18", "GEO-21", "GEO-23",
        "GEO-24", "GEO-26", "GEO-29", "GEO-30", "GEO-31", "GEO-33", "GEO-34",
        "TREE-01", "TREE-02", "TREE-05", "TREE-06", "TREE-07", "TREE-09", "TREE-11", "TREE-12", "TREE-16", "TREE-21",
        "INV-01", "INV-02", "INV-03", "INV-05", "INV-08", "INV-10", "INV-11", "INV-14", "INV-16", "INV-18", "INV-20", "INV-21", "INV-22",
        "INV-24", "INV-26", "INV-27", "INV-29",
        "TXN-01", "TXN-02", "TXN-03", "TXN-05", "TXN-07", "TXN-09", "TXN-15", "TXN-16", "TXN-18", "TXN-21",
    ]

    /// A case that is not tested, or not all of it.
    struct Exception {
        let id: String
        /// The part that it is about; nil for the whole case.
        var part: String?
        let reason: String
    }

    /// Where we differ on purpose, or have no counterpart.
    static let different = [
        Exception(id: "TREE-14", reason: "A trap in debug and a refusal in release, where Apple raises; see TreeRefusalTests."),
        Exception(id: "TXN-01", part: "disableActions", reason: "Implicit animation is off: disableActions starts true."),
        Exception(id: "TXN-02", part: "disableActions", reason: "Implicit animation is off: disableActions starts true."),
        Exception(id: "TXN-31", reason: "No counterpart: a layer cannot be touched off the main actor; that does not compile."),
    ]

    /// The cases of drawing that are about layers.
    static let drawing = ["DRAW-05", "DRAW-07", "DRAW-17", "DRAW-29", "DRAW-31", "DRAW-32", "DRAW-34", "DRAW-36", "DRAW-42"]

    /// What comes with motion.
    static let later = [
        Exception(id: "TREE-17", reason: "Actions come with motion."),
        Exception(id: "TREE-20", reason: "Actions come with motion."),
        Exception(id: "INV-07", reason: "Animated changes of a row come with motion."),
        Exception(id: "INV-31", reason: "Actions come with motion."),
        Exception(id: "TXN-10", reason: "Animations come with motion."),
        Exception(id: "TXN-13", reason: "Animations come with motion."),
        Exception(id: "TXN-19", reason: "presentation() comes with motion."),
        Exception(id: "TXN-23", reason: "Actions come with motion."),
        Exception(id: "TXN-25", reason: "Actions come with motion."),
        Exception(id: "TXN-26", reason: "Actions come with motion."),
        Exception(id: "TXN-28", reason: "Implicit animations come with motion."),
    ]
}
