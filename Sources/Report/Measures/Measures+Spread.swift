import Runtime

extension Measures {
  /// Over how much code a feature is spread.
  static let spread: [Measure] = [
    perFeature("types", "types run for a feature", unit: .count, "types that run", by: "StoryRun", isAppendix: true) {
      $0.ran.types
    },
    perFeature("files", "files run for a feature", unit: .count, "files that run", by: "StoryRun", isAppendix: true) {
      $0.ran.files
    },
    perFeature("lines", "lines run for a feature", unit: .lines, "lines that run", by: "StoryRun", isAppendix: true) {
      $0.ran.lines
    },
    perFeature(
      "typesBeyondCommon", "types run for a feature, not for all", unit: .count,
      "types that run for the feature and not for all features", by: "Spread.beyondCommon", isHeadline: true
    ) { $0.beyondCommon.types },
    perFeature(
      "linesToRead", "lines to read for a feature", unit: .lines,
      "lines of the functions that run, each wholly, which is what has to be read to follow the feature",
      by: "StoryRun.linesToRead", isAppendix: true
    ) { $0.linesToRead },
    perFeature(
      "linesToReadWithContracts", "lines to read, with contracts", unit: .lines,
      "lines to read, those of the protocols included that the types conform to, and of the heads that say who conforms to them",
      by: "Contracts.linesToRead", isHeadline: true
    ) { $0.linesToReadWithContracts },
    Measure(
      "toReadAgainst", of: .spread, title: "lines to read, against the reference", unit: .ratio,
      definition:
        "The median over the features of how many times the reference's lines there are to read for the same feature, with contracts.",
      computedBy: "Contracts.linesToRead", source: source, limits: limits, isTimed: false,
      value: { result, architecture in
        guard let reference = result.architectures.first?.name, reference != architecture else { return nil }
        let ratios = result.spread?.features.compactMap { feature -> Double? in
          let lines = [architecture, reference].compactMap { name in
            feature.entries.first { $0.architecture == name }.map { Double($0.linesToReadWithContracts) }
          }
          return lines.count == 2 && lines[1] > 0 ? lines[0] / lines[1] : nil
        }
        return ratios.flatMap(Statistics.median).map { MeasuredValue($0) }
      }),
  ]

  private static let source = "Counts of what each story runs alone, on a debug build."
  private static let limits = "Features differ in size, and their stories go through each other's screens."

  private static func perFeature(
    _ name: String, _ title: String, unit: Measure.Unit, _ what: String, by computer: String, isHeadline: Bool = false,
    isAppendix: Bool = false, _ value: @escaping @Sendable (SpreadResult.Entry) -> Int
  ) -> Measure {
    Measure(
      name, of: .spread, title: title, unit: unit,
      definition: "The median over the features of the \(what); a feature is the stories of a file together.",
      computedBy: computer, source: source, limits: limits, isHeadline: isHeadline, isAppendix: isAppendix,
      value: { result, architecture in
        let entries = result.spread?.features.compactMap { $0.entries.first { $0.architecture == architecture } }
        return entries.flatMap { Statistics.median(of: $0.map { Double(value($0)) }) }.map { MeasuredValue($0) }
      })
  }
}
