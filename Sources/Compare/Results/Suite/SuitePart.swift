/// A part of the whole comparison, which can be left out.
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

/// What became of one part of a comparison.
package struct PartRecord: Codable, Equatable, Sendable {
  package enum State: String, Codable, CaseIterable, Sendable {
    /// It was measured, or taken from what was kept of unchanged sources.
    case complete
    /// It wasn't asked for.
    case skipped
    /// The platform or the toolchain lacks what it takes.
    case unavailable
    /// It was begun and not finished.
    case cancelled
    /// It was measured, and found what must not be: a story that fails, a rule that is broken. Or it couldn't be, as what is measured
    /// doesn't build or run.
    case failed

    package var text: String {
      switch self {
      case .complete: "Complete"
      case .skipped: "It wasn’t asked for"
      case .unavailable: "It can’t be had here"
      case .cancelled: "It was begun and not finished"
      case .failed: "Something failed"
      }
    }
  }

  package var part: SuitePart
  package var state: State
  /// Why it is not complete, and what to do; nil when it is.
  package var reason: String?
  /// When it was measured, in ISO 8601.
  package var date: String?
  /// How long that took, in seconds.
  package var seconds: Double?
  /// Whether it is what an earlier run kept, of the same sources.
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
