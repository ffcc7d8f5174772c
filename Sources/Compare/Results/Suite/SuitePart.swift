package enum SuitePart: String, Codable, CaseIterable, Sendable {
  case stories, walk, lines, coupling, rules, coverage, spread, change, runtime, counts, growth, build, traces

  package var title: String {
    switch self {
    case .stories: "Stories"
    case .walk: "Random walk"
    case .lines: "Size and complexity"
    case .coupling: "Coupling"
    case .rules: "Rules"
    case .coverage: "Tests"
    case .spread: "Spread of features"
    case .change: "Change"
    case .runtime: "Time"
    case .counts: "Memory"
    case .growth: "Growth"
    case .build: "Build and size"
    case .traces: "Traces"
    }
  }
}

package struct PartRecord: Codable, Equatable, Sendable {
  package enum State: String, Codable, CaseIterable, Sendable {
    /// It was measured, or taken from the cache.
    case complete
    case skipped
    /// The platform or the toolchain doesn't support it.
    case unavailable
    case cancelled
    /// It found a failing story or a broken rule, or couldn't be built or run.
    case failed
  }

  package var part: SuitePart
  package var state: State
  /// The reason if it isn't complete, and the remedy.
  package var reason: String?
  /// In ISO 8601.
  package var date: String?
  package var seconds: Double?
  /// True if it comes from the cache.
  package var isKept: Bool

  package init(
    _ part: SuitePart, _ state: State, reason: String? = nil, date: String? = nil, seconds: Double? = nil,
    isKept: Bool = false
  ) {
    self.part = part
    self.state = state
    self.reason = reason
    self.date = date
    self.seconds = seconds
    self.isKept = isKept
  }

  package var sentence: String {
    let what = "\(part.title), \(state.rawValue)"
    return reason.map { "\(what): \($0)" } ?? "\(what)."
  }
}
