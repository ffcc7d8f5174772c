/// The step at which a story failed, and why.
nonisolated public struct StoryFailure: Error, Equatable, Sendable {
  /// What one implementation did not do.
  nonisolated public struct Problem: Hashable, Codable, Sendable {
    /// The implementation's name.
    public let architecture: String
    /// What was expected and what is there instead.
    public let message: String
  }

  /// Why it failed.
  nonisolated public enum Reason: Error, Hashable, Sendable {
    /// The step failed in some implementations, which still look alike.
    case problems([Problem])
    /// After the step the implementations look different; the step may have failed in some, too.
    case divergence(Divergence, [Problem])
    /// The step passed and all look alike, but something that must always hold does not.
    case finding(Finding)
  }

  /// The step.
  public let step: StoryStep
  /// Why it failed.
  public let reason: Reason
}

extension StoryFailure {
  /// The one implementation in which the cause must be: it stands alone, or is the only one that took the step.
  /// - Parameter names: Those who took it.
  nonisolated public func suspect(among names: [String]) -> String? {
    if names.count == 1 { return names[0] }
    let suspects = reason.suspects
    return suspects.count == 1 && names.count > 2 ? suspects.first : nil
  }
}

extension StoryFailure.Reason {
  /// Those of whom it tells something.
  nonisolated fileprivate var suspects: Set<String> {
    switch self {
    case .problems(let problems), .finding(.refused(let problems)), .finding(.faults(let problems)):
      Set(problems.map(\.architecture))
    case .divergence(let divergence, _), .finding(.divergence(let divergence)):
      Set(divergence.sides.dropFirst().flatMap(\.architectures))
    case .finding(let finding): Set([finding.architecture].compactMap(\.self))
    }
  }
}
