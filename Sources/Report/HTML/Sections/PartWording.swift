/// What the parts of a comparison are called, and how they ended.
enum PartWording {
  /// How a part ended.
  static func state(_ state: PartRecord.State) -> String {
    switch state {
    case .complete: "Complete"
    case .skipped: "It wasn’t asked for"
    case .unavailable: "It can’t be had here"
    case .cancelled: "It was begun and not finished"
    case .failed: "It was measured, and something failed"
    }
  }
}

extension SuitePart {
  /// What it is called on the page.
  var title: String {
    switch self {
    case .stories: "stories"
    case .walk: "random walks"
    case .lines: "lines and complexity"
    case .coupling: "coupling"
    case .rules: "rules"
    case .coverage: "tests"
    case .spread: "spread of features"
    case .runtime: "time"
    case .counts: "counts"
    case .growth: "growth"
    case .build: "build"
    case .traces: "traces"
    }
  }
}
