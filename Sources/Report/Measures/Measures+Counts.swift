import Runtime

extension Measures {
  /// What the work of the stories comes to when it is counted.
  static let counts: [Measure] = [
    perStep(
      "allocations", "allocations in a step", .allocations, "blocks of memory that the allocator gives out", true),
    perStep("objects", "objects made in a step", .objects, "heap objects that are made"),
    perStep("retains", "retains in a step", .retains, "references to objects that are taken", true),
    perStep("releases", "releases in a step", .releases, "references to objects that are given back"),
    perStep("instructions", "instructions in a step", .instructions, "instructions of the processor"),
    Measure(
      "peakBytes", of: .counts, title: "peak memory", unit: .bytes, direction: .less,
      definition:
        "The most bytes in use at one time in a story, less those of an app that only shows what was recorded.",
      computedBy: "WorkCounts", source: "Counters in the allocator.",
      limits: "What the allocator itself needs is not in it. Differs by some hundred bytes from run to run.",
      isHeadline: true, isTimed: true,
      value: { net($0, $1)?[.peakBytes].map { MeasuredValue(Double($0)) } }),
    Measure(
      "leftBehind", of: .counts, title: "objects left behind", unit: .count, direction: .less,
      definition: "Objects that are alive after the app that made them has ended, over all stories.",
      computedBy: "CountsResult.Entry", source: "The runtime's own making and freeing of objects, watched.",
      limits: "Known on Linux with glibc alone.", isHeadline: true,
      value: { result, name in
        result.counts?.overall.entry(of: name)?.leftBehind.map { MeasuredValue(Double($0.values.reduce(0, +))) }
      }),
  ]

  private static let counters = "Counters in the allocator and the runtime, the same in every run of the same program."

  private static func perStep(
    _ name: String, _ title: String, _ work: CountedWork, _ what: String, _ isHeadline: Bool = false
  ) -> Measure {
    Measure(
      name, of: .counts, title: title, unit: .count, direction: .less,
      definition: "The mean number of \(what), over all steps, less that of an app that only shows what was recorded.",
      computedBy: "WorkCounts.without", source: counters,
      limits: "Counts are no time: one may take a hundred times as long as another.", isHeadline: isHeadline,
      value: { result, architecture in
        guard let steps = result.counts?.overall.steps, steps > 0 else { return nil }
        return net(result, architecture)?[work].map { MeasuredValue(Double($0) / Double(steps)) }
      })
  }

  private static func net(_ result: SuiteResult, _ architecture: String) -> WorkCounts? {
    result.counts?.overall.entry(of: architecture)?.net
  }
}
