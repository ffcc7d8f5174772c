import Basics

/// The step at which a story failed, and why.
nonisolated public struct StoryFailure: Error, Equatable, Sendable {
  /// What one implementation did not do.
  nonisolated package struct Problem: Hashable, Codable, Sendable {
    package let architecture: String
    /// What was expected and what is there instead.
    package let message: String
  }

  nonisolated package enum Reason: Error, Hashable, Sendable {
    /// The step failed in some implementations, which still look alike.
    case problems([Problem])
    /// After the step the implementations look different; the step may have failed in some, too.
    case divergence(Divergence, [Problem])
    /// The step passed and all look alike, but something that must always hold does not.
    case finding(Finding)
  }

  /// The step.
  public let step: StoryStep
  package let reason: Reason

  /// The failure as lines of text: first who fails in what, as a sentence, then what can be seen of it.
  /// - Parameter names: Those who took the step.
  public func lines(among names: [String]) -> [String] { reason.lines(among: names) }

  /// The one implementation in which the cause must be: it stands alone, or is the only one that took the step.
  /// - Parameter names: Those who took it.
  public func suspect(among names: [String]) -> String? {
    if names.count == 1 { return names[0] }
    let suspects = reason.suspects
    return suspects.count == 1 && names.count > 2 ? suspects.first : nil
  }
}

nonisolated extension StoryFailure.Reason {
  fileprivate var suspects: Set<String> {
    switch self {
    case .problems(let problems), .finding(.refused(let problems)), .finding(.faults(let problems)):
      Set(problems.map(\.architecture))
    case .divergence(let divergence, _), .finding(.divergence(let divergence)):
      Set(divergence.sides.dropFirst().flatMap(\.architectures))
    case .finding(let finding): Set([finding.architecture].compactMap(\.self))
    }
  }

  /// What went wrong in which implementation, and how they differ, line by line.
  func lines(among names: [String]) -> [String] {
    switch self {
    case .problems(let problems): problems.lines(among: names)
    case .divergence(let divergence, let problems): problems.lines(among: names) + divergence.lines
    case .finding(let finding): finding.lines(among: names)
    }
  }
}

extension [StoryFailure.Problem] {
  /// Problems with the same message are told once, for all who have it.
  nonisolated func lines(among names: [String]) -> [String] {
    let messages = grouped { $0.message }
    let all = Participants(names: names)
    return messages.map { message, problems in
      let names = problems.map(\.architecture)
      return "\(messages.count == 1 ? all.called(names) : Participants.list(names)): \(message)"
    }
  }
}

/// The implementations that take part, and how some of them are called among all.
nonisolated struct Participants {
  let names: [String]

  /// Those of whom something is told that is so of nobody else: `VIPER alone`, `MVC and Massive`, `All but MVC`, `All 7`.
  func called(_ some: [String]) -> String {
    guard names.count > 2 else { return Self.list(some) }
    if some.count == names.count { return "All \(some.count)" }
    if some.count == 1 { return "\(some[0]) alone" }
    let others = names.filter { !some.contains($0) }
    return others.count == 1 ? "All but \(others[0])" : Self.list(some)
  }

  /// Those with whom others are compared: `the six others` where all are one or the other.
  func rest(_ some: [String], besides told: [String]) -> String {
    guard some.count > 1, some.count + told.count == names.count else { return Self.list(some) }
    return "the \(Self.numerals[some.count] ?? "\(some.count)") others"
  }

  /// `A, B and C`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static let numerals = [
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
  ]
}
