extension Divergence {
  /// The sides, and what each has that the first one has not, line by line.
  nonisolated public var lines: [String] {
    let first = sides[0]
    return sides.dropFirst().flatMap { other in
      [
        subject.heading,
        "- \(first.architectures.joined(separator: ", "))",
        "+ \(other.architectures.joined(separator: ", "))",
      ] + LineDiff.lines(from: first.lines, to: other.lines).map { "  \($0)" }
    }
  }
}

extension Divergence.Subject {
  nonisolated fileprivate var heading: String {
    switch self {
    case .looks: "The implementations look different:"
    case .log: "The implementations log different things:"
    case .stores: "The implementations store different things:"
    }
  }
}
