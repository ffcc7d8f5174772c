import Metrics

extension Measures {
  private static let place = "From one machine and one day, and from one session unless the result has more."

  private static let timed = MeasureFamily(
    part: .runtime, source: "The thread's own processor time, over several processes of a release build."
  ) { result, name in result.runtime.map { (runtime: $0, name: name) } }

  private static let compared = MeasureFamily(part: .runtime, source: timed.source) { result, name in
    result.runtime.flatMap { $0.overall.comparison(of: name, to: $0.reference) }
  }

  static let runtime: [Measure] = [
    perStep(
      "step", "time of a step",
      is:
        "The time of all stories divided by the number of their steps, the harness included: the median over all rounds.",
      limits: place
    ) { $0.median },
    perStep(
      "stepNet", "time of a step without the harness",
      is: "The time of a step minus the time of an app that only shows what was recorded.",
      limits: "\(place) The harness's own time is known to a few percent."
    ) { time in time.harnessShare.map { time.median * max(1 - $0, 0) } },
    compared.measured(
      "against", "time against the reference", .ratio, .less,
      is:
        "A story's time divided by the reference's: the geometric mean over the stories, and over processes or sessions.",
      by: "EstimateFamily", limits: place
    ) { value(of: $0.raw, in: $0) },
    compared.measured(
      "againstNet", "time against the reference, no harness", .ratio, .less,
      is:
        "The same after the time of an app that only shows what was recorded is subtracted from both; missing if it is more than half.",
      by: "ProcessSamples.netLogRatio", limits: place
    ) { value(of: $0.net, in: $0) },
    timed.measured(
      "againstItself", "time of the reference against its copy", .ratio,
      is: "The same for a second copy of the reference: the difference that the same code shows here.",
      by: "EstimateFamily",
      limits:
        "Unless it is within the margin, no verdict is “same”."
    ) { runtime, name in
      guard runtime.reference == name, let again = runtime.comparison(.control) else { return nil }
      return value(of: again.raw, in: again)
    },
  ]

  private static func perStep(
    _ name: String, _ title: String, is definition: String, limits: String,
    _ nanoseconds: @escaping @Sendable (TimeSummary) -> Double?
  ) -> Measure {
    timed.measured(
      name, title, .nanoseconds, .less, is: definition, by: "TimeSummary", limits: limits
    ) { runtime, name in
      guard runtime.timedSteps > 0, let time = runtime.overall.time(of: name) else { return nil }
      return nanoseconds(time).map {
        MeasuredValue(
          $0 / Double(runtime.timedSteps), comparison: runtime.overall.comparison(of: name, to: runtime.reference))
      }
    }
  }

  private static func value(of estimate: RatioEstimate?, in comparison: TimeComparison) -> MeasuredValue? {
    estimate.map { MeasuredValue($0.ratio, interval: $0.low...$0.high, comparison: comparison) }
  }

  static let start: [Measure] = [
    start("start", "start of the app", "in a process that has started it before", \.warm),
    start("coldStart", "first start of the app", "for the first time in a process", \.cold),
  ]

  private static func start(
    _ name: String, _ title: String, _ how: String, _ finding: KeyPath<StartResult, StartFinding> & Sendable
  ) -> Measure {
    timed.measured(
      name, title, .nanoseconds, .less,
      is: "The median time from the launch until a signed-in user sees the menu and nothing is due, \(how).",
      by: "StartFinding", limits: "Includes the harness's time; nothing is drawn on a display."
    ) { runtime, name in
      guard let whole = runtime.start?[keyPath: finding].whole else { return nil }
      return whole.time(of: name).map {
        MeasuredValue($0.median, comparison: whole.comparison(of: name, to: runtime.reference))
      }
    }
  }
}
