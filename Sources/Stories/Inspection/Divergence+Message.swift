import HeadlessUI

extension Divergence {
  /// The sides, and what each sees that the first one does not, line by line.
  nonisolated public var lines: [String] {
    let first = sides[0]
    return sides.dropFirst().flatMap { other in
      [
        "The implementations look different:",
        "- \(first.architectures.joined(separator: ", "))",
        "+ \(other.architectures.joined(separator: ", "))",
      ] + LineDiff.lines(from: first.lines, to: other.lines).map { "  \($0)" }
    }
  }
}

extension Divergence.Side {
  nonisolated fileprivate var lines: [String] { snapshot?.lines ?? ["(not running)"] }
}
