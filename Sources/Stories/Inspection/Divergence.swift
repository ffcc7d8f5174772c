/// Implementations that are not alike after the same steps.
nonisolated public struct Divergence: Hashable, Codable, Sendable {
  /// What is compared.
  nonisolated public enum Subject: Hashable, Codable, Sendable {
    case looks
    case log
    case stores
  }

  /// Implementations that are alike.
  nonisolated public struct Side: Hashable, Codable, Sendable {
    /// Their names.
    public let architectures: [String]
    /// What there is to see, line by line.
    public let lines: [String]
    /// How they differ most plainly from the first side; nil for that one.
    let difference: Difference?
  }

  /// In what they differ.
  public let subject: Subject
  /// The sides, the largest first; two at the least.
  public let sides: [Side]
}

extension Divergence {
  /// Compares a value of each stage; nil when all are equal.
  ///
  /// - Parameters:
  ///   - lines: puts a value into words; called only when some differ.
  ///   - difference: says how one value differs from another, where more can be said than which line is missing.
  @MainActor
  init?<Value: Equatable>(
    of stages: [Stage], in subject: Subject, values: [Value], lines: (Value) -> [String],
    difference: ((Value, Value) -> Difference?)?
  ) {
    guard let first = values.first, !values.allSatisfy({ $0 == first }) else { return nil }
    var sides: [(names: [String], value: Value)] = []
    for (stage, value) in zip(stages, values) {
      let name = stage.architecture.profile.name
      if let index = sides.firstIndex(where: { $0.value == value }) {
        sides[index].names.append(name)
      } else {
        sides.append(([name], value))
      }
    }
    self.subject = subject
    // The sort must be stable: among equals the order of the architectures stays.
    let sorted = sides.enumerated()
      .sorted { ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset) }
      .map(\.element)
    let most = sorted[0].value
    self.sides = sorted.enumerated().map { index, side in
      Side(
        architectures: side.names, lines: lines(side.value),
        difference: index == 0
          ? nil
          : difference?(side.value, most)
            ?? Difference(lines: lines(side.value), lines(most), verb: subject.verb))
    }
  }
}
