extension StepProblem: CustomStringConvertible {
  /// What was expected and what is there instead.
  nonisolated public var description: String {
    switch self {
    case .notLaunched:
      "The app is not running. Put “Given the app is launched” or “Given I am signed in” in front."
    case .unknownName(let name, let kind, let known):
      "There is no \(kind) “\(name)”.\(Self.hint(EditDistance.closest(to: name, among: known)))"
    case .impossible(let interaction):
      interaction.description
    case .neverSettles:
      "The app never settles: it keeps on scheduling work."
    case .mismatch(let what, let expected, let found):
      "\(what): expected \(expected), found \(found)."
    case .notShown(let id, let shown):
      "“\(id)” is not shown. Shown are \(shown.isEmpty ? "no elements" : shown.joined(separator: ", "))."
    case .wrongKind(let id, let kind, let needed):
      "“\(id)” is no \(needed): its kind is \(kind)."
    case .noRow(let title, let id, let rows):
      "“\(id)” has no row “\(title)”. Its \(rows.count) rows: \(rows.prefix(20).joined(separator: ", "))."
    case .unknownColumn(let name, let known):
      "The table has an unknown column “\(name)”. Columns are \(known.joined(separator: ", "))."
    case .placeNotInGuide(let id, let closest):
      "No place in the guide has the id “\(id)”.\(Self.hint(closest))"
    case .leftBehind(let left):
      "Left behind: \(left)."
    case .differentPlace(let expected, let found):
      "What is needed can't be told: an app launched afresh shows \(found.joined(separator: ", ")), this one "
        + "\(expected.joined(separator: ", "))."
    case .notCheckable(let reason):
      reason
    }
  }

  nonisolated private static func hint(_ closest: String?) -> String {
    closest.map { " Did you mean “\($0)”?" } ?? ""
  }
}
