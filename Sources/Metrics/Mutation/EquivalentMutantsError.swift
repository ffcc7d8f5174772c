/// What is wrong with a list of equivalent mutants.
public enum EquivalentMutantsError: Error, Equatable, Sendable {
  /// An entry does not begin with a file and a unit.
  case noUnit(line: Int)
  /// Nor does it go on with the lines before and after.
  case noChange(line: Int)
  /// Nobody says why.
  case noReason(line: Int)
}
