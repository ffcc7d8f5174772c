import Basics

extension Measures {
  private static let counted = MeasureFamily(
    part: .counts, source: "Counters in the allocator and the runtime, the same in every run of the same program."
  ) { result, name in
    result.counts.flatMap { counts in counts.overall.entry(of: name).map { (steps: counts.overall.steps, entry: $0) } }
  }

  static let counts: [Measure] = [
    perStep(
      "allocations", "allocations in a step", .allocations, "blocks of memory that the allocator gives out"),
    perStep("objects", "objects made in a step", .objects, "heap objects that are made"),
    perStep("retains", "retains in a step", .retains, "references to objects that are taken"),
    perStep("releases", "releases in a step", .releases, "references to objects that are given back"),
    counted.from("Counters in the allocator.")(
      "peakBytes", "peak memory", .bytes, .less,
      is: "The most bytes in use at one time in a story, minus the bytes of an app that only shows what was recorded.",
      by: "WorkCounts",
      limits: "Excludes what the allocator itself needs. Differed by up to 168 bytes between the runs we compared.",
      isTimed: true
    ) { $0.entry.net?[.peakBytes].map(Double.init) },
    counted.from("The objects that the runtime makes and frees, watched through hooks.")(
      "leftBehind", "objects left behind", .count, .less,
      is: "Objects that are alive after the app that made them has ended, over all stories.",
      by: "CountsResult.Entry", limits: "Measured only on Linux with glibc."
    ) { $0.entry.objectsLeftBehind.map(Double.init) },
  ]

  private static func perStep(
    _ name: String, _ title: String, _ work: CountedWork, _ what: String
  ) -> Measure {
    counted(
      name, title, .count, .less,
      is: "The mean number of \(what), over all steps, minus the mean of an app that only shows what was recorded.",
      by: "WorkCounts.without", limits: "Counts aren't times: one may take a hundred times as long as another."
    ) { steps, entry in steps > 0 ? entry.net?[work].map { Double($0) / Double(steps) } : nil }
  }
}
