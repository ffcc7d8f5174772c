import Metrics

extension Measures {
  private static let source = "Counts of what each story runs alone, on a debug build."
  private static let limits = "Features differ in size, and their stories go through each other's screens."

  private static let features = MeasureFamily(part: .spread, source: source) { result, name in
    result.spread?.features.compactMap { $0.entry(of: name) }
  }

  /// The lines to read for each feature, divided by the reference's.
  private static let timesTheReference = MeasureFamily(part: .spread, source: source) { result, name -> [Double]? in
    guard let reference = result.architectures.first?.name, reference != name else { return nil }
    return result.spread?.features.compactMap { feature in
      let lines = [name, reference].compactMap { feature.entry(of: $0).map { Double($0.linesToReadWithContracts) } }
      return lines.count == 2 && lines[1] > 0 ? lines[0] / lines[1] : nil
    }
  }

  static let spread: [Measure] = [
    perFeature(
      "typesBeyondCommon", "types run for a feature, not for all", .count,
      "types that run for the feature and not for all features", by: "Spread.beyondCommon"
    ) { $0.beyondCommon.types },
    perFeature(
      "linesToReadWithContracts", "lines to read, with contracts", .lines,
      "lines of all functions that run, of the protocols that their types conform to, and of the declarations of these conformances",
      by: "Contracts.linesToRead"
    ) { $0.linesToReadWithContracts },
    timesTheReference(
      "toReadAgainst", "lines to read, against the reference", .ratio,
      is:
        "The lines to read, with contracts, divided by the reference's for the same feature: the median over the features.",
      by: "Contracts.linesToRead", limits: limits, isTimed: false
    ) { Statistics.median(of: $0) },
  ]

  private static func perFeature(
    _ name: String, _ title: String, _ unit: MeasureUnit, _ what: String, by computedBy: String,
    _ size: @escaping @Sendable (SpreadResult.Entry) -> Int
  ) -> Measure {
    features(
      name, title, unit,
      is: "The median over the features of the \(what); a feature is the stories of a file together.",
      by: computedBy, limits: limits
    ) { Statistics.median(of: $0.map { Double(size($0)) }) }
  }
}
