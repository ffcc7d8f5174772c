/// What a step does, for one implementation at a time.
public struct StepDefinition {
  /// Whether a step may, must or must not have a table below it.
  nonisolated public enum Table: Hashable, Sendable {
    case required
    case none
  }

  /// The wording it answers to.
  public let pattern: StepPattern
  /// Whether there is a table below it.
  public let table: Table
  let run: (Stage, StepArguments) throws -> Void

  /// Defines a step; `run` throws a `StepProblem` when the step fails.
  public init(_ wording: String, table: Table = .none, run: @escaping (Stage, StepArguments) throws -> Void) {
    pattern = StepPattern(wording)
    self.table = table
    self.run = run
  }
}
