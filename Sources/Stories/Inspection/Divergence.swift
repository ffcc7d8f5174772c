import Basics

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

  nonisolated package struct Side: Hashable, Codable, Sendable {
    package let architectures: [String]
    package let lines: [String]
    /// The most obvious difference from the first side; `nil` for the first side itself.
    let difference: Difference?
  }

  package let subject: Subject
  /// At least two sides, the largest first.
  package let sides: [Side]
}

extension Divergence {
  /// Compares a value of each stage, as its lines describe it; returns `nil` if all are equal.
  /// - Parameter difference: Describes how two values differ, if that is more than a missing line.
  @MainActor
  init?<Value: Equatable>(
    of stages: [Stage], in subject: Subject, values: [Value], lines: (Value) -> [String],
    difference: ((Value, Value) -> Difference?)?
  ) {
    guard let first = values.first, !values.allSatisfy({ $0 == first }) else { return nil }
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

  /// A sentence for each smaller side, followed by a diff against the largest side.
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
      // Neither side is the odd one out.
      return "\(most.listed()): \(difference.subject) \(difference.there); "
        + "in \(some.listed()) it \(Self.ended(difference.here))"
    }
    let all = Participants(names: sides.flatMap(\.architectures))
    let who = sides.count == 2 ? all.called(some) : some.listed()
    let others = all.rest(most, besides: some)
    // Several implementations rarely make the same mistake, but something that all of them share may be wrong.
    let doubt = some.count > 1 ? " The majority may be wrong." : ""
    return "\(who): \(difference.subject) \(difference.here); in \(others) it \(Self.ended(difference.there))\(doubt)"
  }

  /// Adds a full stop unless a quotation ends with one.
  nonisolated private static func ended(_ clause: String) -> String {
    [".”", "!”", "?”", "…”"].contains { clause.hasSuffix($0) } ? clause : clause + "."
  }
}
