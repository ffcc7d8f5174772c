import Foundation
import Metrics

extension Measures {
  private static let patches = "Swift's own parser, over the sources with the common patch, before and after the patch."
  private static let limits =
    "One request and one author's patch: it doesn't cover other requests, authors, apps or years."

  private static let together = MeasureFamily(part: .change, source: patches) { result, name in
    result.change?.summaries.first { $0.architecture == name }?.logRatio
  }

  private static let brokenTests = MeasureFamily(
    part: .change, source: "The implementation's own tests, built and run under each patch of its sources alone."
  ) { result, name in
    result.change.flatMap { change -> [ChangeEffects.BrokenTests]? in
      let broken = change.requests.compactMap { request in
        request.whyOutdated == nil ? request.entry(of: name)?.effects?.brokenTests : nil
      }
      return broken.count == OrderInterval.count ? broken : nil
    }
  }(
    "brokenTests", "own tests broken by nine changes", .count, .less,
    is:
      "Own tests that fail or no longer compile under the patch of the sources alone, added up over the nine requests.",
    by: "ChangeEffects.BrokenTests",
    limits: "Missing while the recorded effects are outdated. A file that doesn't compile counts with all its tests."
  ) { Double($0.reduce(0) { $0 + $1.tests }) }

  private static let collidingPairs = MeasureFamily(
    part: .change, source: "Git's three-way merge of the accepted patches of each two requests."
  ) { result, name in result.change?.conflicts.map { $0.count(of: name) } }(
    "collidingPairs", "pairs of changes that collide", .count, .less,
    is:
      "The pairs, of 36, in which git finds both requests' changes in the same lines of a source. Collisions of and with common patches don't count.",
    by: "ConflictsResult",
    limits: "Not known while an outcome is outdated. Nine requests make all 36 pairs, so the pairs aren't independent."
  ) { Double($0) }

  static let change: [Measure] =
    [
      together.measured(
        "againstMedian", "changes against the reference", .ratio,
        is:
          "The statements of the sources that the patch adds and removes, divided by the reference's: the median over the nine requests, with its 96 % order interval.",
        by: "OrderInterval",
        limits:
          "Nine requests, chosen by us: it describes these implementations and authors, and doesn't cover other authors, apps or years.",
        isTimed: false
      ) { MeasuredValue(exp($0.median), interval: exp($0.low)...exp($0.high)) },
      brokenTests, collidingPairs,
    ] + (1...OrderInterval.count).flatMap(measures)

  /// Returns the measures of one request. Their names include its number, because the nine are never added up.
  private static func measures(ofRequest number: Int) -> [Measure] {
    let entry = MeasureFamily(part: .change, source: patches) { result, name in
      result.change?.request(number)?.entry(of: name)
    }
    let title = ChangesResult.titles[number - 1]
    let suffix = String(format: "%02d", number)
    func measure(
      _ name: String, _ what: String, in place: String,
      _ size: @escaping @Sendable (ChangesResult.Entry) -> ChangeSize
    ) -> Measure {
      entry(
        "\(name)\(suffix)", "\(title): \(what)", .count,
        is: "Statements and declarations that the patch adds and removes in the implementation's \(place).",
        by: "ChangeSize", limits: limits
      ) { Double(size($0).statements) }
    }
    return [
      measure("statements", "statements changed", in: "sources") { $0.production },
      measure("testStatements", "statements of tests changed", in: "own tests") { $0.tests },
    ]
  }
}
