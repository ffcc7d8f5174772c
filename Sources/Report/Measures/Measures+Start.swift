import Runtime

extension Measures {
  /// How long the app takes to start.
  static let start: [Measure] = [
    start("start", "start of the app", "in a process that has started it before", \.warm, isHeadline: true),
    start("coldStart", "first start of the app", "for the first time in a process", \.cold),
  ]

  private static func start(
    _ name: String, _ title: String, _ how: String, _ finding: KeyPath<StartResult, StartFinding> & Sendable,
    isHeadline: Bool = false
  ) -> Measure {
    Measure(
      name, of: .runtime, title: title, unit: .nanoseconds, direction: .less,
      definition: "The median time from the launch until a signed-in user sees the menu and nothing is due, \(how).",
      computedBy: "StartFinding", source: "The thread's own processor time, over several launches of a release build.",
      limits: "The harness's time is part of it; there is no display to draw on.", isHeadline: isHeadline,
      value: { result, architecture in
        guard let runtime = result.runtime, let whole = runtime.start?[keyPath: finding].whole else { return nil }
        return whole.times.first { $0.contender == architecture }
          .map { MeasuredValue($0.median, comparison: whole.comparison(of: architecture, to: runtime.reference)) }
      })
  }
}
