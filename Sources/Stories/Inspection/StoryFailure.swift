import Basics

/// The step at which a story failed, and the reason.
nonisolated public struct StoryFailure: Error, Equatable, Sendable {
  nonisolated package struct Problem: Hashable, Codable, Sendable {
    package let architecture: String
    package let message: String
  }

  nonisolated package enum Reason: Error, Hashable, Sendable {
    /// The step failed in some implementations, but all look the same.
    case problems([Problem])
    /// The implementations look different after the step; the step may have failed in some, too.
    case divergence(Divergence, [Problem])
    /// The step passed and all look the same, but an invariant is violated.
    case finding(Finding)
  }

  public let step: StoryStep
  package let reason: Reason

  /// Sentences about the implementations that fail, followed by details.
  /// - Parameter names: All implementations that ran the step.
  public func lines(among names: [String]) -> [String] { reason.lines(among: names) }
}

nonisolated extension StoryFailure.Reason {
  func lines(among names: [String]) -> [String] {
    switch self {
    case .problems(let problems): problems.lines(among: names)
    case .divergence(let divergence, let problems): problems.lines(among: names) + divergence.lines
    case .finding(let finding): finding.lines(among: names)
    }
  }
}

extension [StoryFailure.Problem] {
  nonisolated func lines(among names: [String]) -> [String] {
    let messages = grouped { $0.message }
    let all = Participants(names: names)
    return messages.map { message, problems in
      let names = problems.map(\.architecture)
      return "\(messages.count == 1 ? all.called(names) : names.listed()): \(message)"
    }
  }
}

nonisolated struct Participants {
  let names: [String]

  /// Names implementations that differ from the rest: `VIPER alone`, `MVC and Massive`, `All but MVC`, `All 7`.
  func called(_ some: [String]) -> String {
    guard names.count > 2 else { return some.listed() }
    if some.count == names.count { return "All \(some.count)" }
    if some.count == 1 { return "\(some[0]) alone" }
    let others = names.filter { !some.contains($0) }
    return others.count == 1 ? "All but \(others[0])" : some.listed()
  }

  /// Returns a name for the others: `the six others` if `some` is everything but `told`.
  func rest(_ some: [String], besides told: [String]) -> String {
    guard some.count > 1, some.count + told.count == names.count else { return some.listed() }
    return "the \(Self.numerals[some.count] ?? "\(some.count)") others"
  }

  private static let numerals = [
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
  ]
}
