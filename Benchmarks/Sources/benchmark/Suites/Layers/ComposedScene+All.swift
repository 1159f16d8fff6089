import Acetate

extension ComposedScene {
    static let all = [cards, shadowedCards, nestedGroups, maskedList]

    /// A window full of rounded cards that scroll.
    static let cards = ComposedScene(
        name: "1,000 cards scrolled",
        steps: "rect 0 0 1920 1080 ffffffff scroll "
            + (0..<1000).map { "round \(words(cardFrame($0))) 4 \(ByteColor($0).word)" }.joined(separator: " "),
        build: { root in scrollingCards(in: root) { _ in } })

    /// Cards in a layer that scrolls them.
    static func scrollingCards(in root: Layer, decorate: (Layer) -> Void) -> @MainActor (Int) -> Void {
        let list = Layer(frame: root.bounds)
        for number in 0..<1000 {
            let card = Layer(frame: cardFrame(number))
            card.backgroundColor = ByteColor(number).color
            card.cornerRadius = 4
            decorate(card)
            list.addSublayer(card)
        }
        root.addSublayer(list)
        return { list.bounds.origin.y = CGFloat($0) }
    }

    static func cardFrame(_ number: Int) -> CGRect { CGRect(x: 8 + number % 25 * 76, y: 4 + number / 25 * 27, width: 64, height: 20) }

    /// Layers in each other, each a point smaller about and a little transparent with all in it. The outermost changes its colour.
    static let nestedGroups = ComposedScene(
        name: "100 nested opacity groups",
        steps: "rect 100 100 300 300 ffffffff "
            + (0..<100).map { level in
                "group \(words(groupFrame(level))) rect \(words(groupFrame(level))) \(ByteColor(level + 1).word)"
            }.joined(separator: " ") + " rect \(words(groupFrame(100))) \(ByteColor(101).word) "
            + String(repeating: "fade 250 ", count: 100),
        build: { root in
            let outermost = Layer(frame: groupFrame(0))
            var superlayer = root
            for level in 0...100 {
                let layer = level == 0 ? outermost : Layer(frame: CGRect(origin: CGPoint(x: 1, y: 1), size: groupFrame(level).size))
                layer.backgroundColor = ByteColor(level + 1).color
                if level < 100 { layer.opacity = 250.0 / 255 }
                superlayer.addSublayer(layer)
                superlayer = layer
            }
            // The steps never change, which costs as much.
            return { outermost.backgroundColor = ByteColor($0 % 2 == 0 || $0 == 3 ? 1 : 2).color }
        })

    private static func groupFrame(_ level: Int) -> CGRect {
        CGRect(x: 100 + level, y: 100 + level, width: 300 - 2 * level, height: 300 - 2 * level)
    }

    /// Rows with a round picture each that scroll in a rounded list.
    static let maskedList = ComposedScene(
        name: "masked list scrolled",
        steps: "rect 100 100 400 600 ffffffff group 100 100 400 600 scroll "
            + (0..<60).map { number in
                let y = 100 + number * 30
                return "rect 100 \(y) 400 30 \(ByteColor(number).word) round 110 \(y + 5) 20 20 10 \(ByteColor(number + 7).word)"
            }.joined(separator: " ") + " mask 12",
        build: { root in
            let list = Layer(frame: CGRect(x: 100, y: 100, width: 400, height: 600))
            list.masksToBounds = true
            list.cornerRadius = 12
            for number in 0..<60 {
                let row = Layer(frame: CGRect(x: 0, y: number * 30, width: 400, height: 30))
                row.backgroundColor = ByteColor(number).color
                let icon = Layer(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
                icon.backgroundColor = ByteColor(number + 7).color
                icon.cornerRadius = 10
                row.addSublayer(icon)
                list.addSublayer(row)
            }
            root.addSublayer(list)
            return { list.bounds.origin.y = CGFloat($0) }
        })

    static func words(_ rect: CGRect) -> String { "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))" }
}
