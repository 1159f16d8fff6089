import Acetate

extension ComposedScene {
    /// The same cards, each with a shadow, whose standard deviation is the layer's radius.
    static let shadowedCards = ComposedScene(
        name: "1,000 shadowed cards scrolled",
        steps: "rect 0 0 1920 1080 ffffffff scroll "
            + (0..<1000).map { number in
                let frame = cardFrame(number)
                let shadow = "shadow \(words(frame.offsetBy(dx: 0, dy: 1))) 4 2 80000000"
                return "\(shadow) round \(words(frame)) 4 \(ByteColor(number).word)"
            }.joined(separator: " "),
        build: { root in
            scrollingCards(in: root) { card in
                card.shadowColor = .black
                card.shadowOpacity = 128.0 / 255
                card.shadowOffset = CGSize(width: 0, height: 1)
                card.shadowRadius = 2
            }
        })
}
