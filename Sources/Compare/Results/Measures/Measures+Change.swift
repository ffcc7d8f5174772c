import Foundation
import Metrics

extension Measures {
  private static let patches = "Swift's own parser, over the sources with what is given, before and after the patch."
  private static let limits =
    "One request, met by one author's patch: it describes these, and covers no other authors, apps or years."

  private static let together = MeasureFamily(part: .change, source: patches) { result, name in
    result.change?.summaries.first { $0.architecture == name }?.logRatio
  }

  static let change: [Measure] =
    [
      together(
        "againstMedian", "changes against the reference", .ratio,
        is:
          "The median over the nine requests of how many times the reference's statements the patch adds and removes, tests apart.",
        by: "OrderInterval",
        limits:
          "Nine requests, chosen by us: it describes these implementations and authors, and covers no other authors, apps or years.",
        rank: .headline, isTimed: false
      ) { exp($0.median) },
      end("Low", "lower end", "second smallest", \.low), end("High", "upper end", "second largest", \.high),
    ] + (1...OrderInterval.count).flatMap(measures)

  /// An end of the interval around that median.
  private static func end(
    _ name: String, _ title: String, _ which: String, _ value: @escaping @Sendable (OrderInterval) -> Double
  ) -> Measure {
    together(
      "against\(name)", "changes against the reference: \(title)", .ratio,
      is: "The \(which) of the nine: the \(title) of the 96 % order interval of their median.", by: "OrderInterval",
      limits:
        "Whatever the ratios' distribution, but only if the nine were drawn from the requests one means; we chose them.",
      rank: .appendix, isTimed: false
    ) { exp(value($0)) }
  }

  /// What was measured of one request; its number is a part of the names, as the nine are never added up.
  private static func measures(ofRequest number: Int) -> [Measure] {
    let entry = MeasureFamily(part: .change, source: patches) { result, name in
      result.change?.request(number)?.entry(of: name)
    }
    let title = ChangesResult.titles[number - 1]
    let suffix = String(format: "%02d", number)
    func measure(
      _ name: String, _ what: String, _ rank: Measure.Rank, is definition: String,
      _ value: @escaping @Sendable (ChangesResult.Entry) -> Double?
    ) -> Measure {
      entry(
        "\(name)\(suffix)", "\(title): \(what)", .count, is: definition, by: "ChangeSize", limits: limits, rank: rank,
        number: value)
    }
    return [
      measure(
        "statements", "statements changed", .table,
        is: "Statements and declarations that the patch adds and removes in the implementation's sources."
      ) { Double($0.production.statements) },
      measure(
        "testStatements", "statements of tests changed", .table,
        is: "Statements and declarations that the patch adds and removes in the implementation's own tests."
      ) { Double($0.tests.statements) },
      measure(
        "effectiveFiles", "effective files", .table,
        is:
          "As many files as the changed statements would be in if they were spread evenly: 2 to the power of their entropy over the files."
      ) { $0.production.statements > 0 ? $0.production.effectiveFiles : nil },
      measure(
        "files", "files touched or new", .appendix,
        is: "Files of the implementation whose statements the patch changes, those that it adds and removes included."
      ) { Double($0.production.filesTouched + $0.production.filesNew) },
      measure(
        "types", "types touched or new", .appendix,
        is: "Types of the implementation whose statements the patch changes, those that it adds included."
      ) { Double($0.production.typesTouched + $0.production.typesNew) },
    ] + (ChangesResult.repeated.contains(number) ? [betweenAuthors(entry, title, suffix)] : [])
  }

  private static func betweenAuthors(
    _ entry: MeasureFamily<ChangesResult.Entry>, _ title: String, _ suffix: String
  ) -> Measure {
    entry(
      "authors\(suffix)", "\(title): between authors", .multiple,
      is:
        "How many times as many statements the largest of the patches has that were made independently as the smallest.",
      by: "ChangesResult.Entry",
      limits: "Two or three authors for each implementation: it doesn't say how far apart others would be.",
      rank: .appendix
    ) { entry in
      guard let sizes = entry.independent, let least = sizes.min(), let most = sizes.max(), least > 0 else {
        return nil
      }
      return Double(most) / Double(least)
    }
  }
}
