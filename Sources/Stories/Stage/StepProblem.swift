import HeadlessUI

nonisolated package enum StepProblem: Error, Hashable, Sendable {
  case notLaunched
  case unknownName(String, kind: String, known: [String])
  case impossible(ImpossibleInteraction)
  case neverSettles
  case mismatch(what: String, expected: String, found: String)
  /// A list's rows differ; each row has the cells of the table's columns.
  case otherRows(id: String, expected: [[String]], found: [[String]])
  case notShown(id: String, shown: [String])
  case wrongKind(id: String, kind: String, needed: String)
  case noRow(title: String, id: String, rows: [String])
  case unknownColumn(String, known: [String])
  case notInGuide(GuidePart, String, closest: String?)
  case alreadyInGuide(GuidePart, String)
  case possible(String)
  case leftBehind(LeftBehind)
  case differentPlace(expected: [String], found: [String])
  /// The step can't run here, so it is skipped.
  case notCheckable(reason: String)
}

// MARK: - CustomStringConvertible

extension StepProblem: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .notLaunched: "The app is not running. Put “Given the app is launched” or “Given I am signed in” in front."
    case .unknownName(let name, let kind, let known):
      "There is no \(kind) “\(name)”.\(Self.hint(EditDistance.closest(to: name, among: known)))"
    case .impossible(let interaction): interaction.description
    case .neverSettles: "The app never settles: it keeps on scheduling work."
    case .mismatch(let what, let expected, let found): "\(what): expected \(expected), found \(found)."
    case .otherRows(let id, let expected, let found):
      Self.rows(of: id, expected.map { $0.joined(separator: " | ") }, found.map { $0.joined(separator: " | ") })
    case .notShown(let id, let shown):
      "“\(id)” is not shown. Shown are \(shown.isEmpty ? "no elements" : shown.joined(separator: ", "))."
    case .wrongKind(let id, let kind, let needed): "“\(id)” is no \(needed): its kind is \(kind)."
    case .noRow(let title, let id, let rows):
      "“\(id)” has no row “\(title)”. Its \(rows.count) rows: \(rows.prefix(20).joined(separator: ", "))."
    case .unknownColumn(let name, let known):
      "The table has an unknown column “\(name)”. Columns are \(known.joined(separator: ", "))."
    case .notInGuide(let part, let id, let closest):
      "No \(part.rawValue) in the guide has the id “\(id)”.\(Self.hint(closest))"
    case .alreadyInGuide(let part, let id):
      "The \(part.rawValue) “\(id)” is in the guide. Only what was removed can come back."
    case .possible(let what): "\(what)."
    case .leftBehind(let left): "Left behind: \(left)."
    case .differentPlace(let expected, let found):
      "Leaks can't be checked: a freshly launched app shows \(found.joined(separator: ", ")), this one "
        + "\(expected.joined(separator: ", "))."
    case .notCheckable(let reason): reason
    }
  }

  nonisolated private static func rows(of id: String, _ expected: [String], _ found: [String]) -> String {
    let first: String
    if expected.count == found.count, let index = expected.indices.first(where: { expected[$0] != found[$0] }) {
      first = "Row \(index + 1) of “\(id)”: expected “\(expected[index])”, found “\(found[index])”."
    } else {
      let missing = expected.first { !found.contains($0) }.map { ", without “\($0)”" }
      let added = found.first { !expected.contains($0) }.map { ", with “\($0)”" }
      first = "“\(id)”: expected \(count(expected)), found \(count(found))\(missing ?? added ?? "")."
    }
    return
      ([first, "- expected", "+ found"]
      + LineDiff.lines(from: expected, to: found, context: 1).map { "  \($0)" }).joined(separator: "\n")
  }

  nonisolated private static func count(_ rows: [String]) -> String { rows.count == 1 ? "1 row" : "\(rows.count) rows" }

  nonisolated private static func hint(_ closest: String?) -> String { closest.map { " Did you mean “\($0)”?" } ?? "" }
}
