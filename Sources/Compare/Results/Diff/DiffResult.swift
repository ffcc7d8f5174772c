import Basics

package struct DiffResult: Codable, Equatable, Sendable {
  package var old: Circumstances
  package var new: Circumstances
  /// The architectures of the new result, followed by those that are only in the old one.
  package var architectures: [String]
  package var rules: [RuleVerdict]
  package var changes: [MeasureChange]
  package var notes: [String]

  package init(from old: SuiteResult, to new: SuiteResult, rules: [DiffRule]) {
    self.old = old.circumstances
    self.new = new.circumstances
    let names = new.names
    let all = names + old.names.filter { !names.contains($0) }
    architectures = all
    let judge = RuleJudge(old: old, new: new)
    self.rules = rules.map(judge.verdict)
    let parts = Self.measuredParts(old).intersection(Self.measuredParts(new))
    changes = Measures.all.filter { parts.contains($0.part) }.flatMap { measure in
      all.compactMap { MeasureChange(measure, of: $0, from: old, to: new) }
    }
    notes = Self.notes(old, new)
  }

  package var isBroken: Bool { rules.contains { $0.outcome == .broken } }
  package var isUnjudged: Bool { rules.contains { $0.outcome == .unjudged } }

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

  private static func gaps(in result: SuiteResult, _ which: String) -> [String] {
    let measured = measuredParts(result)
    let measurable = Set(Measures.all.map(\.part))
    let missing = result.parts.filter { record in
      // A failed part has values nevertheless, unless it couldn't be built or run.
      record.state == .failed
        ? measurable.contains(record.part) && !measured.contains(record.part) : record.state != .complete
    }
    return missing.grouped { $0.reason ?? $0.state.rawValue }.map { reason, records in
      "Not compared because the \(which) result lacks it: \(Wording.list(records.map(\.part.title))). \(reason)"
    }
  }

  /// Explains once how times are compared, because they are never the same twice.
  private static func times(_ old: Circumstances, _ new: Circumstances) -> String {
    let differences = [
      ("machine", old.machine, new.machine), ("system", old.system, new.system),
      ("toolchain", old.toolchain, new.toolchain),
    ].filter { $0.1 != $0.2 }.map { "another \($0.0) (\($0.1), now \($0.2))" }
    let place = differences.isEmpty ? "at another time" : "on \(Wording.list(differences))"
    return
      "The new times were measured \(place), so they aren't comparable. A time counts as changed only when, "
      + "as a multiple of what was timed beside it, it differs by more than sessions do; where nothing was, it is not compared."
  }
}

package struct MeasureChange: Codable, Equatable, Sendable {
  package var measure: String
  package var architecture: String
  /// In the measure's unit.
  package var old: Double?
  package var new: Double?
  /// The new time divided by the old, each as a multiple of its yardstick.
  package var timeRatio: Double?

  /// Returns, for example, `90.0 % → 88.5 % (−1.5 points)`.
  package func text(_ unit: MeasureUnit) -> String { Self.text(old, new, unit, timeRatio: timeRatio) }

  /// - Parameter threshold: A change from which this one must differ visibly in the text.
  static func text(
    _ old: Double?, _ new: Double?, _ unit: MeasureUnit, timeRatio: Double? = nil, besides threshold: Double? = nil
  ) -> String {
    var more = 0
    if let old, let new {
      more = NumberText.moreDecimals(telling: [new], from: old) { NumberText.textWithUnit($0, unit, more: $1) }
    }
    let numbers = [old, new].map { $0.map { NumberText.textWithUnit($0, unit, more: more) } ?? "none" }
      .joined(separator: " → ")
    guard let old, let new else { return numbers }
    if let timeRatio { return "\(numbers) (\(NumberText.ratio(timeRatio)) against its reference)" }
    more =
      threshold.map { threshold in
        NumberText.moreDecimals(telling: [new - old], from: threshold) { NumberText.difference($0, unit, more: $1) }
      } ?? 0
    return "\(numbers) (\(NumberText.difference(new - old, unit, more: more)))"
  }
}

extension MeasureChange {
  /// Fails unless there is a significant change.
  init?(_ measure: Measure, of architecture: String, from old: SuiteResult, to new: SuiteResult) {
    let before = measure.value(old, architecture)
    let now = measure.value(new, architecture)
    var timeRatio: Double?
    switch (before, now) {
    case (nil, nil): return nil
    case (.some, .some) where measure.isTime:
      // Without a yardstick, a change can be neither detected nor ruled out. One note says so for all times.
      guard let change = ComparableTime.change(of: measure, for: architecture, from: old, to: new),
        !change.interval.contains(1)
      else { return nil }
      timeRatio = change.ratio
    case (let before?, let now?):
      let widths = (before.halfWidth(in: old), now.halfWidth(in: new))
      let width = (widths.0 * widths.0 + widths.1 * widths.1).squareRoot()
      guard abs(now.number - before.number) > width + 1e-9 * abs(before.number) else { return nil }
    default: break
    }
    self.init(
      measure: measure.id, architecture: architecture, old: before?.number, new: now?.number, timeRatio: timeRatio)
  }
}
