import Runtime

extension Measures {
  /// How long a step takes.
  static let runtime: [Measure] = [
    Measure(
      "step", of: .runtime, title: "time of a step", unit: .nanoseconds, direction: .less,
      definition:
        "The median over all rounds of the time of all stories, the harness's included, divided by their steps.",
      computedBy: "TimeSummary", source: clock, limits: place, isHeadline: true,
      value: { result, name in
        perStep(result, name) { $0.median }.map { MeasuredValue($0, comparison: comparison(result, name)) }
      }),
    Measure(
      "stepNet", of: .runtime, title: "time of a step without the harness", unit: .nanoseconds, direction: .less,
      definition: "The time of a step less that of an app that only shows what was recorded.",
      computedBy: "TimeSummary", source: clock, limits: place + " The harness's own time is known to a few percent.",
      value: { result, name in
        perStep(result, name) { time in time.harnessShare.map { time.median * max(1 - $0, 0) } }
          .map { MeasuredValue($0, comparison: comparison(result, name)) }
      }),
    Measure(
      "against", of: .runtime, title: "time against the reference", unit: .ratio, direction: .less,
      definition:
        "The mean over the launches, or sessions, of how many times the reference's time a round takes, all stories together.",
      computedBy: "EstimateFamily", source: clock, limits: place, isHeadline: true,
      value: { result, name in
        comparison(result, name).flatMap { comparison in comparison.raw.map { value($0, comparison) } }
      }),
    Measure(
      "againstNet", of: .runtime, title: "time against the reference, no harness", unit: .ratio, direction: .less,
      definition:
        "The same after the time of an app that only shows what was recorded is taken off both; none beyond half.",
      computedBy: "LaunchSamples.netLogRatio", source: clock, limits: place, isHeadline: true,
      value: { result, name in
        comparison(result, name).flatMap { comparison in comparison.net.map { value($0, comparison) } }
      }),
    Measure(
      "againstItself", of: .runtime, title: "time of the reference against its copy", unit: .ratio,
      definition: "The same for a second copy of the reference: how far apart the same code seems to be here.",
      computedBy: "EstimateFamily", source: clock,
      limits:
        "Where it isn't seen to be within the margin, nothing is called the same. It lies where the reference lies.",
      value: { result, name in
        guard let runtime = result.runtime, runtime.reference == name, let again = runtime.comparison(.again) else {
          return nil
        }
        return again.raw.map { value($0, again) }
      }),
  ]

  private static let clock = "The thread's own processor time, over several launches of a release build."
  private static let place = "Of one place and one day; of one session unless more were asked for."

  private static func perStep(
    _ result: SuiteResult, _ architecture: String, _ nanoseconds: (TimeSummary) -> Double?
  ) -> Double? {
    guard let runtime = result.runtime, runtime.timedSteps > 0 else { return nil }
    return runtime.overall.times.first { $0.contender == architecture }.flatMap(nanoseconds)
      .map { $0 / Double(runtime.timedSteps) }
  }

  private static func comparison(_ result: SuiteResult, _ architecture: String) -> TimeComparison? {
    result.runtime.flatMap { $0.overall.comparison(of: architecture, to: $0.reference) }
  }

  private static func value(_ estimate: RatioEstimate, _ comparison: TimeComparison) -> MeasuredValue {
    MeasuredValue(estimate.ratio, interval: estimate.low...estimate.high, comparison: comparison)
  }
}
