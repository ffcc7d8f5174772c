/// What has changed between two results, and which rules that breaks.
public struct DiffResult: Codable, Equatable, Sendable {
  /// Where and how the old result was measured.
  public var old: Circumstances
  /// Where and how the new one was.
  public var new: Circumstances
  /// The architectures of the new result, then those that only the old one has.
  public var architectures: [String]
  /// What became of the rules, in the order they were given.
  public var rules: [RuleVerdict]
  /// What has changed, measure by measure in the catalogue's order.
  public var changes: [MeasureChange]
  /// What has to be known to read the rest.
  public var notes: [String]

  /// Compares two results.
  public init(from old: SuiteResult, to new: SuiteResult, rules: [DiffRule]) {
    self.old = old.circumstances
    self.new = new.circumstances
    let names = new.architectures.map(\.name)
    let all = names + old.architectures.map(\.name).filter { !names.contains($0) }
    architectures = all
    let judge = RuleJudge(old: old, new: new)
    self.rules = rules.map(judge.verdict)
    let parts = Self.measuredParts(old).intersection(Self.measuredParts(new))
    changes = Measures.shown.filter { parts.contains($0.part) }.flatMap { measure in
      all.compactMap { MeasureChange(measure, of: $0, from: old, to: new) }
    }
    notes = Self.notes(old, new)
  }

  /// Whether a rule is broken.
  public var isBroken: Bool { rules.contains { $0.outcome == .broken } }
  /// Whether a rule could not be judged, which is not the same as kept.
  public var isUnjudged: Bool { rules.contains { $0.outcome == .unjudged } }

  /// The parts that somebody has a value of.
  private static func measuredParts(_ result: SuiteResult) -> Set<SuitePart> {
    Set(
      Measures.all.filter { measure in
        result.architectures.contains { measure.value(result, $0.name) != nil }
      }.map(\.part))
  }

  private static func notes(_ old: SuiteResult, _ new: SuiteResult) -> [String] {
    let hasTimes = [old, new].allSatisfy { $0.runtime != nil || $0.build != nil }
    return gaps(in: old, "old") + gaps(in: new, "new") + (hasTimes ? [times(old.circumstances, new.circumstances)] : [])
  }

  /// What a result lacks, by the reason why.
  private static func gaps(in result: SuiteResult, _ which: String) -> [String] {
    let measured = measuredParts(result)
    let measurable = Set(Measures.all.map(\.part))
    let missing = result.parts.filter { record in
      // What failed has its values nevertheless, unless it could not be built or run.
      record.state == .failed
        ? measurable.contains(record.part) && !measured.contains(record.part) : record.state != .complete
    }
    let reasons = missing.reduce(into: [String]()) { reasons, record in
      let reason = record.reason ?? record.state.rawValue
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.map { reason in
      let titles = missing.filter { ($0.reason ?? $0.state.rawValue) == reason }.map(\.part.title)
      return "Not compared, as the \(which) result lacks it: \(Wording.list(titles)). \(reason)"
    }
  }

  /// Times are never the same twice; what they can be held against is said once.
  private static func times(_ old: Circumstances, _ new: Circumstances) -> String {
    let differences = [
      ("machine", old.machine, new.machine), ("system", old.system, new.system),
      ("toolchain", old.toolchain, new.toolchain),
    ].filter { $0.1 != $0.2 }.map { "another \($0.0) (\($0.1), now \($0.2))" }
    let place = differences.isEmpty ? "at another time" : "on \(Wording.list(differences))"
    return
      "The new times were measured \(place): as they stand they are not comparable. A time counts as changed only when, "
      + "as a multiple of what was timed beside it, it differs by more than sessions do; where nothing was, it is not compared."
  }
}
