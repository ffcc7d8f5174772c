/// What stood in the places of a step's wording that vary, in order, and the table below the step.
nonisolated public struct StepArguments: Hashable, Sendable {
  /// One of them.
  nonisolated public enum Value: Hashable, Sendable {
    case string(String)
    case int(Int)
  }

  private let values: [Value]
  /// The table below the step, header row first; empty when there is none.
  public var table: [[String]] = []

  init(_ values: [Value]) {
    self.values = values
  }

  /// The text at a place that was written `{string}` or `{a|b}`.
  public func string(_ place: Int) -> String {
    guard case .string(let value) = values[place] else { fatalError("place \(place) of the step is written {int}") }
    return value
  }

  /// The number at a place that was written `{int}`.
  public func int(_ place: Int) -> Int {
    guard case .int(let value) = values[place] else { fatalError("place \(place) of the step is not written {int}") }
    return value
  }
}
