import Foundation
import Metrics

package struct ChangesResult: Codable, Equatable, Sendable {
  /// The names of the nine requests in the order of their numbers, chosen before any was implemented.
  package static let titles = [
    "opening hours", "favourites only", "about", "surprise me", "undo", "offline", "a code at sign-in",
    "no reference book", "cursors",
  ]

  package struct Request: Codable, Equatable, Sendable {
    /// The name of the folder, such as `01-opening-hours`.
    package var id: String
    /// The request, in the client's words.
    package var wish: String
    /// The common patch, which counts for no implementation.
    package var given: ChangeSize
    package var entries: [Entry]
    package var lacking: [String]
    /// The sentence that says why effects measured with other sources are shown, or `nil` if there are none.
    package var whyOutdated: String?

    package init(
      id: String, wish: String, given: ChangeSize, entries: [Entry], lacking: [String], whyOutdated: String? = nil
    ) {
      self.id = id
      self.wish = wish
      self.given = given
      self.entries = entries
      self.lacking = lacking
      self.whyOutdated = whyOutdated
    }

    package var number: Int? { Int(id.prefix { $0.isNumber }) }

    package func entry(of architecture: String) -> Entry? { entries.first { $0.architecture == architecture } }
  }

  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    /// The accepted patch: of three, the one with the median size.
    package var file: String
    package var production: ChangeSize
    package var tests: ChangeSize
    /// The natural logarithm of the production statements divided by the reference's; `nil` if either patch has none.
    package var logRatio: Double?
    /// The production statements of all independent patches, in the order of their files; `nil` if there is only one.
    package var independent: [Int]?
    /// `nil` until the request has been checked with these sources.
    package var effects: ChangeEffects?
    /// The text of the patch, only in the whole comparison.
    package var patch: String?

    package init(
      architecture: String, file: String, production: ChangeSize, tests: ChangeSize, reference: ChangeSize?,
      independent: [Int]? = nil, effects: ChangeEffects? = nil, patch: String? = nil
    ) {
      self.architecture = architecture
      self.file = file
      self.production = production
      self.tests = tests
      self.independent = independent
      self.effects = effects
      self.patch = patch
      guard let reference, reference.statements > 0, production.statements > 0 else { return }
      logRatio = log(Double(production.statements) / Double(reference.statements))
    }
  }

  package struct Summary: Codable, Equatable, Sendable {
    package var architecture: String
    package var logRatio: OrderInterval
  }

  package var reference: String
  package var requests: [Request]
  /// Changes without effect for users, which count in no median.
  package var unnoticed: [Request]
  package var missing: [Int]
  /// Only implementations with a ratio for each of the nine requests.
  package var summaries: [Summary]
  /// `nil` unless every pair of requests was measured with these sources.
  package var conflicts: ConflictsResult?

  package init(reference: String, requests: [Request], unnoticed: [Request] = [], isWhole: Bool = true) {
    self.reference = reference
    self.requests = requests
    self.unnoticed = unnoticed
    let numbers = requests.compactMap(\.number)
    missing = isWhole ? (1...OrderInterval.count).filter { !numbers.contains($0) } : []
    summaries = []
    summaries = architectures.filter { $0 != reference }.compactMap { name in
      OrderInterval(requests.compactMap { $0.entry(of: name)?.logRatio })
        .map { Summary(architecture: name, logRatio: $0) }
    }
  }

  package var architectures: [String] {
    (requests + unnoticed).flatMap { $0.entries.map(\.architecture) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package func request(_ number: Int) -> Request? { requests.first { $0.number == number } }
}

/// The effects of a patch beyond its own lines. They need builds, so only the check of the request measures them.
package struct ChangeEffects: Codable, Equatable, Sendable {
  package struct UntestedChanges: Codable, Equatable, Sendable {
    package var units = 0
    /// The number of units that none of the request's stories run.
    package var notRun = 0

    package init() {}

    /// `nil` if nothing is new or changed.
    package var share: Double? { units == 0 ? nil : Double(notRun) / Double(units) }
  }

  /// The implementation's own tests, unchanged, after a patch of its sources.
  package struct BrokenTests: Codable, Equatable, Sendable {
    package var failing: Int
    /// The number of tests in files that no longer compile.
    package var notCompiling: Int

    package init(failing: Int, notCompiling: Int) {
      self.failing = failing
      self.notCompiling = notCompiling
    }

    package var tests: Int { failing + notCompiling }
  }

  /// The names in `effects.json` and in results.
  private enum CodingKeys: String, CodingKey {
    case untested = "ripple"
    case brokenTests = "fallout"
    case linesToRead
    case prediction = "foresight"
  }

  /// `nil` if coverage couldn't be measured.
  package var untested: UntestedChanges?
  /// `nil` if the implementation has no tests, or if they crashed.
  package var brokenTests: BrokenTests?
  /// The lines of the units that the patch changes or deletes, and of the implementation's units that these refer to.
  package var linesToRead: Int?
  /// `nil` if no starting points were predicted before the patch was written.
  package var prediction: ImpactPrediction?

  package init() {}
}
