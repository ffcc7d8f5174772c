extension Divergence {
  /// For each side who stands apart and in what, as a sentence, and what it has that the largest side has not, line by line.
  nonisolated public var lines: [String] {
    sides.dropFirst().flatMap { side in
      [sentence(on: side)].compactMap(\.self)
        + ["- \(sides[0].architectures.joined(separator: ", "))", "+ \(side.architectures.joined(separator: ", "))"]
        + LineDiff.lines(from: sides[0].lines, to: side.lines, context: 1).map { "  \($0)" }
    }
  }

  nonisolated private func sentence(on side: Side) -> String? {
    guard let difference = side.difference else { return nil }
    let (most, some) = (sides[0].architectures, side.architectures)
    guard most.count > sides[1].architectures.count else {
      // Nobody is the odd one out, so both are told of in their order.
      return "\(Participants.list(most)): \(difference.subject) \(difference.there); "
        + "in \(Participants.list(some)) it \(Self.ended(difference.here))"
    }
    let all = Participants(names: sides.flatMap(\.architectures))
    let who = sides.count == 2 ? all.called(some) : Participants.list(some)
    return
      "\(who): \(difference.subject) \(difference.here); in \(all.rest(most, besides: some)) it \(Self.ended(difference.there))"
  }

  /// What is quoted may end the sentence itself.
  nonisolated private static func ended(_ clause: String) -> String {
    [".”", "!”", "?”", "…”"].contains { clause.hasSuffix($0) } ? clause : clause + "."
  }
}

extension Divergence.Subject {
  /// What happens to a line of it.
  nonisolated var verb: String {
    switch self {
    case .looks: "shown"
    case .log: "logged"
    case .stores: "stored"
    }
  }
}
