import AcetateTesting
import Foundation

/// What the command line asks for.
struct Arguments {
    var seed = UInt64(Date().timeIntervalSince1970 * 1000)
    var steps = 200_000
    var out = URL(fileURLWithPath: ".build/fuzz")

    init(_ words: [String]) {
        var words = words[...]
        guard words.popFirst() == "damage" else { Self.fail() }
        while let option = words.popFirst() {
            guard let value = words.popFirst() else { Self.fail() }
            switch option {
            case "--seed":
                guard let number = UInt64(value) else { Self.fail() }
                seed = number
            case "--steps":
                guard let number = Int(value), number > 0 else { Self.fail() }
                steps = number
            case "--out": out = URL(fileURLWithPath: value)
            default: Self.fail()
            }
        }
    }

    private static func fail() -> Never {
        print("Usage: Scripts/fuzz damage [--seed N] [--steps M] [--out FOLDER]")
        exit(2)
    }
}

/// How many frames a tree lives; then another one is edited.
let framesPerTree = 250

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
var counts: [String: Int] = [:]
var (done, shown, seed, depth, layers) = (0, 0, arguments.seed, 0, 0)
let scales: [CGFloat] = [1, 1, 1.25, 1.5, 2, 3]
print("seed \(arguments.seed), \(arguments.steps) steps")
while done < arguments.steps {
    let fuzzer = DamageFuzzer(seed: seed, scale: scales[Int(seed % 6)], layers: seed.isMultiple(of: 16) ? 200 : 48)
    let frames = min(framesPerTree, arguments.steps - done)
    if let failure = fuzzer.run(frames: frames) {
        print("after \(done) steps, \(failure)")
        do {
            try failure.writePictures(to: arguments.out)
            print("Pictures are in \(arguments.out.path).")
        } catch {
            print("The pictures could not be written: \(error)")
        }
        exit(1)
    }
    done += frames
    shown += fuzzer.presentedFrames
    seed &+= 1
    depth = max(depth, fuzzer.greatestDepth)
    layers = max(layers, fuzzer.greatestCount)
    counts.merge(fuzzer.counts, uniquingKeysWith: +)
    if done % 20_000 < framesPerTree { print("\(done) steps") }
}
print("\(done) steps without a flaw, of which \(shown) showed something new; up to \(layers) layers, \(depth) deep. Edits:")
for (kind, count) in counts.sorted(by: { $0.value != $1.value ? $0.value < $1.value : $0.key < $1.key }) {
    print("\(String(count).padding(toLength: 9, withPad: " ", startingAt: 0))\(kind)")
}
