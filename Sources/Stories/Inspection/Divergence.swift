import Basics

/// Implementations that are not alike after the same steps.
nonisolated package struct Divergence: Hashable, Codable, Sendable {
  nonisolated package enum Subject: Hashable, Codable, Sendable {
    case looks, log, stores

    var verb: String {
      switch self {
      case .looks: "shown"
      case .log: "logged"
      case .stores: "stored"
      }
    }
  }

  /// Implementations that are alike.
  nonisolated package struct Side: Hashable, Codable, Sendable {
    package let architectures: [String]
    /// What there is to see, line by line.
    package let lines: [String]
    /// How they differ most plainly from the first side; nil for that one.
    let difference: Difference?
  }

  package let subject: Subject
  /// The sides, the largest first; two at the least.
  package let sides: [Side]
}

extension Divergence {
  /// Compares a value of each stage; nil when all are equal.
  /// - Parameters:
  ///   - lines: puts a value into words; called only when some differ.
  ///   - difference: says how one value differs from another, where more can be said than which line is missing.
  @MainActor
  init?<Value: Equatable>(
    of stages: [Stage], in subject: Subject, values: [Value], lines: (Value) -> [String],
    difference: ((Value, Value) -> Difference?)?
  ) {
    guard let first = values.first, !values.allSatisfy({ $0 == first }) else { return nil }
    // The sort is stable: among equals the order of the architectures stays.
    let sides = zip(stages, values).grouped { $1 }.sorted { $0.elements.count > $1.elements.count }
    let most = sides[0].key
    self.subject = subject
    self.sides = sides.enumerated().map { index, side in
      let own = lines(side.key)
      return Side(
        architectures: side.elements.map(\.0.name), lines: own,
        difference: index == 0
          ? nil : difference?(side.key, most) ?? Difference(lines: own, lines(most), verb: subject.verb))
    }
  }

  // MARK: - Wording

  /// For each side who stands apart and in what, as a sentence, and what it has that the largest side has not, line by line.
  nonisolated package var lines: [String] {
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
