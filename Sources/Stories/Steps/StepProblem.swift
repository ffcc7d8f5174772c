import HeadlessUI

/// Why a step failed.
nonisolated public enum StepProblem: Error, Hashable, Sendable {
  case notLaunched
  case unknownName(String, kind: String, known: [String])
  case impossible(ImpossibleInteraction)
  case neverSettles
  case mismatch(what: String, expected: String, found: String)
  case notShown(id: String, shown: [String])
  case wrongKind(id: String, kind: String, needed: String)
  case noRow(title: String, id: String, rows: [String])
  case unknownColumn(String, known: [String])
  case placeNotInGuide(String, closest: String?)
  case leftBehind(LeftBehind)
  case differentPlace(expected: [String], found: [String])
  /// The step can't be carried out here; it is skipped, and the reason is printed.
  case notCheckable(reason: String)
}
