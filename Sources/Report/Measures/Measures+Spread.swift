import Runtime

extension Measures {
  /// Over how much code a feature is spread.
  static let spread: [Measure] = [
    perFeature("types", "types run for a feature", unit: .count, "types that run", by: "StoryRun", isHeadline: true) {
      $0.ran.types
    },
    perFeature("files", "files run for a feature", unit: .count, "files that run", by: "StoryRun") { $0.ran.files },
    perFeature("lines", "lines run for a feature", unit: .lines, "lines that run", by: "StoryRun") { $0.ran.lines },
    perFeature(
      "typesBeyondCommon", "types run for a feature, not for all", unit: .count,
      "types that run for the feature and not for all features", by: "Spread.beyondCommon"
    ) { $0.beyondCommon.types },
    perFeature(
      "linesToRead", "lines to read for a feature", unit: .lines,
      "lines of the functions that run, each wholly, which is what has to be read to follow the feature",
      by: "StoryRun.linesToRead", isHeadline: true
    ) { $0.linesToRead },
  ]

  private static func perFeature(
    _ name: String, _ title: String, unit: Measure.Unit, _ what: String, by computer: String, isHeadline: Bool = false,
    _ value: @escaping @Sendable (SpreadResult.Entry) -> Int
  ) -> Measure {
    Measure(
      name, of: .spread, title: title, unit: unit, direction: .less,
      definition: "The median over the features of the \(what); a feature is the stories of a file together.",
      computedBy: computer, source: "Counts of what each story runs alone, on a debug build.",
      limits: "Features differ in size, and their stories go through each other's screens.", isHeadline: isHeadline,
      value: { result, architecture in
        let entries = result.spread?.features.compactMap { $0.entries.first { $0.architecture == architecture } }
        return entries.flatMap { Statistics.median(of: $0.map { Double(value($0)) }) }.map { MeasuredValue($0) }
      })
  }
}
