// MARK: - CustomStringConvertible

extension EquivalentMutantsError: CustomStringConvertible {
  /// What was wrong, and what to do.
  public var description: String {
    switch self {
    case .noUnit(let line):
      "The list of equivalent mutants, entry at line \(line): begin it with the file and the unit, as in “File.swift: Type.name”."
    case .noChange(let line):
      "The list of equivalent mutants, entry at line \(line): write the line as it is behind “-”, then as it is changed behind “+”."
    case .noReason(let line):
      "The list of equivalent mutants, entry at line \(line): say below the change why nobody can tell the difference."
    }
  }
}
