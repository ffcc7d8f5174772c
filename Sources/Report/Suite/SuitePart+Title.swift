extension SuitePart {
  /// What it is called at the head of its rows.
  var title: String {
    switch self {
    case .stories: "Stories"
    case .walk: "Random walk"
    case .lines: "Size and complexity"
    case .coupling: "Coupling"
    case .rules: "Rules"
    case .coverage: "Tests"
    case .spread: "Spread of features"
    case .runtime: "Time"
    case .counts: "Memory and instructions"
    case .growth: "Growth"
    case .build: "Build and size"
    case .traces: "Traces"
    }
  }
}

extension PartRecord {
  /// What became of it, as a sentence.
  var sentence: String {
    let what = "\(part.title), \(state.rawValue)"
    return reason.map { "\(what): \($0)" } ?? "\(what)."
  }
}
