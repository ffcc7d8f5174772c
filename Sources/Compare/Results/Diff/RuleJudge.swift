package struct RuleVerdict: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case kept
    case broken
    /// A number is missing from a result, which counts as a failure.
    case unjudged
  }

  package var rule: String
  /// The worst outcome over all architectures.
  package var outcome: Outcome
  /// The architectures for which the rule is broken or can't be judged, with reasons.
  package var reasons: [String]
}

struct RuleJudge {
  private enum Finding {
    case kept
    case broken(String)
    case unjudged(String)
  }

  let old: SuiteResult
  let new: SuiteResult

  func verdict(on rule: DiffRule) -> RuleVerdict {
    guard let measure = Measures.measure(rule.measure) else {
      return RuleVerdict(rule: rule.text, outcome: .unjudged, reasons: ["Unknown measure \(rule.measure)."])
    }
    let names = rule.architecture.map { [$0] } ?? new.names
    let concerned = names.filter { rule.architecture != nil || measure.applies(to: $0, in: new) }
    var broken: [String] = []
    var unjudged: [String] = concerned.isEmpty ? ["No architecture has it."] : []
    for name in concerned {
      switch judge(rule, measure, name) {
      case .kept: continue
      case .broken(let why): broken.append("\(name): \(why)")
      case .unjudged(let why): unjudged.append("\(name): \(why)")
      }
    }
    let outcome: RuleVerdict.Outcome = broken.isEmpty ? (unjudged.isEmpty ? .kept : .unjudged) : .broken
    return RuleVerdict(rule: rule.text, outcome: outcome, reasons: broken + unjudged)
  }

  private func judge(_ rule: DiffRule, _ measure: Measure, _ name: String) -> Finding {
    guard let value = measure.value(new, name) else { return .unjudged(Self.gap(measure, in: new, "the new result")) }
    switch rule.threshold {
    case .absolute(let threshold):
      let interval = value.interval ?? value.number...value.number
      guard rule.relation.holds(for: interval, threshold) else { return .kept }
      let more = NumberText.moreDecimals(
        telling: [value.number, interval.lowerBound, interval.upperBound], from: threshold
      ) { NumberText.text($0, measure.unit, more: $1) }
      let within = value.interval.map { " (95 % interval \(NumberText.text($0, measure.unit, more: more)))" } ?? ""
      return .broken(NumberText.textWithUnit(value.number, measure.unit, more: more) + within)
    case .change, .relativeChange:
      guard let before = measure.value(old, name) else {
        return .unjudged(Self.gap(measure, in: old, "the old result"))
      }
      return measure.isTime ? judgeTime(rule, measure, name) : judgeChange(rule, measure, before, value)
    }
  }

  private func judgeChange(
    _ rule: DiffRule, _ measure: Measure, _ before: MeasuredValue, _ value: MeasuredValue
  ) -> Finding {
    let (factor, change): (Double, Double) =
      switch rule.threshold {
      case .relativeChange(let share): (1 + share, 0)
      case .change(let change): (1, change)
      case .absolute(let threshold): (0, threshold)
      }
    let excess = value.number - before.number * factor
    let widths = (before.halfWidth(in: old) * factor, value.halfWidth(in: new))
    let width = (widths.0 * widths.0 + widths.1 * widths.1).squareRoot()
    guard rule.relation.holds(for: (excess - width)...(excess + width), change) else { return .kept }
    // The threshold in percent of the old number: a change that the text must distinguish from this one.
    let besides = change + before.number * (factor - 1)
    return .broken(MeasureChange.text(before.number, value.number, measure.unit, besides: besides))
  }

  /// Compares times only as multiples of their yardsticks.
  private func judgeTime(_ rule: DiffRule, _ measure: Measure, _ name: String) -> Finding {
    guard case .relativeChange(let share) = rule.threshold else {
      return .unjudged("Times of two results can't be subtracted; state the change in percent.")
    }
    guard let (ratio, interval, yardstick) = ComparableTime.change(of: measure, for: name, from: old, to: new) else {
      return .unjudged("In one of the results nothing was timed beside it that its time could be held against.")
    }
    guard rule.relation.holds(for: interval, 1 + share) else { return .kept }
    let more = NumberText.moreDecimals(
      telling: [ratio, interval.lowerBound, interval.upperBound], from: 1 + share, by: NumberText.ratio)
    let texts = [ratio, interval.lowerBound, interval.upperBound].map { NumberText.ratio($0, more: more) }
    return .broken("\(texts[0]) against \(yardstick) (95 % interval \(texts[1]) to \(texts[2]))")
  }

  private static func gap(_ measure: Measure, in result: SuiteResult, _ which: String) -> String {
    let record = result.parts.first { $0.part == measure.part }
    let reason = record.flatMap { $0.state == .complete ? nil : " \($0.sentence)" } ?? ""
    return "\(measure.id) isn't in \(which).\(reason)"
  }
}

extension DiffRule.Relation {
  /// True only if the whole interval violates the threshold; an overlapping interval passes.
  func holds(for interval: ClosedRange<Double>, _ threshold: Double) -> Bool {
    // Shares are computed, and 0.9 isn't exactly nine tenths.
    let tolerance = 1e-9 * max(abs(threshold), abs(interval.lowerBound), abs(interval.upperBound))
    return switch self {
    case .less: interval.upperBound < threshold - tolerance
    case .atMost: interval.upperBound <= threshold + tolerance
    case .more: interval.lowerBound > threshold + tolerance
    case .atLeast: interval.lowerBound >= threshold - tolerance
    }
  }
}

extension MeasuredValue {
  /// Half the width of the interval; for a time, widened to all sessions; 0 for a count.
  func halfWidth(in result: SuiteResult) -> Double {
    guard let interval else { return 0 }
    let own = (interval.upperBound - interval.lowerBound) / 2
    return comparison == nil ? own : number * ComparableTime.amongSessions(own / number, in: result)
  }
}
