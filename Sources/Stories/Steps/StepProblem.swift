import HeadlessUI

/// Why a step failed.
nonisolated public enum StepProblem: Error, Hashable, Sendable {
  case notLaunched
  case unknownName(String, kind: String, known: [String])
  case impossible(ImpossibleInteraction)
  case neverSettles
  case mismatch(what: String, expected: String, found: String)
  /// A list has other rows; each is what the table's columns ask for.
  case otherRows(id: String, expected: [[String]], found: [[String]])
  case notShown(id: String, shown: [String])
  case wrongKind(id: String, kind: String, needed: String)
  case noRow(title: String, id: String, rows: [String])
  case unknownColumn(String, known: [String])
  case notInGuide(GuidePart, String, closest: String?)
  case alreadyInGuide(GuidePart, String)
  /// What is said to be impossible could be done.
  case possible(String)
  case leftBehind(LeftBehind)
  case differentPlace(expected: [String], found: [String])
  /// The step can't be carried out here; it is skipped, and the reason is printed.
  case notCheckable(reason: String)
}
