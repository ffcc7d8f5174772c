import Foundation
import Metrics

/// What each change request took in each implementation.
package struct ChangesResult: Codable, Equatable, Sendable {
  /// What the nine are called, in the order of their numbers. They were fixed before anybody met them.
  package static let titles = [
    "opening hours", "favourites only", "about", "surprise me", "undo", "offline", "a code at sign-in",
    "no reference book", "cursors",
  ]

  package struct Request: Codable, Equatable, Sendable {
    /// Its folder's name, as `01-opening-hours`.
    package var id: String
    /// What the client said.
    package var wish: String
    /// What all implementations got, which isn't counted as theirs.
    package var given: ChangeSize
    package var entries: [Entry]
    /// The implementations that have no patch for it.
    package var lacking: [String]

    package init(id: String, wish: String, given: ChangeSize, entries: [Entry], lacking: [String]) {
      self.id = id
      self.wish = wish
      self.given = given
      self.entries = entries
      self.lacking = lacking
    }

    /// What its folder's name begins with; nil where that is no number.
    package var number: Int? { Int(id.prefix { $0.isNumber }) }

    package func entry(of architecture: String) -> Entry? { entries.first { $0.architecture == architecture } }
  }

  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    /// The patch that stands: the middle one by size where there are three.
    package var file: String
    package var production: ChangeSize
    package var tests: ChangeSize
    /// The natural logarithm of the statements of production by those of the reference; nil where either has none, or the reference no
    /// patch.
    package var logRatio: Double?
    /// The statements of production of all patches that were made independently, in the order of their files; nil where there is one.
    package var independent: [Int]?
    /// What else it does; nil until its request has been checked with these sources.
    package var effects: ChangeEffects?
    /// The patch's text, which only the whole comparison keeps.
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

  /// All nine requests of one implementation together.
  package struct Summary: Codable, Equatable, Sendable {
    package var architecture: String
    package var logRatio: OrderInterval
  }

  package var reference: String
  package var requests: [Request]
  /// The numbers of the nine that aren't there yet.
  package var missing: [Int]
  /// Those of which all nine have a ratio: of fewer nothing is claimed together.
  package var summaries: [Summary]

  package init(reference: String, requests: [Request], isWhole: Bool = true) {
    self.reference = reference
    self.requests = requests
    let numbers = requests.compactMap(\.number)
    missing = isWhole ? (1...OrderInterval.count).filter { !numbers.contains($0) } : []
    summaries = []
    summaries = architectures.filter { $0 != reference }.compactMap { name in
      OrderInterval(requests.compactMap { $0.entry(of: name)?.logRatio })
        .map { Summary(architecture: name, logRatio: $0) }
    }
  }

  /// All that have a patch for one of them.
  package var architectures: [String] {
    requests.flatMap { $0.entries.map(\.architecture) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package func request(_ number: Int) -> Request? { requests.first { $0.number == number } }

  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["reference"].known(reference, names)
    try place["requests"].distinct(requests.map(\.id), by: "id")
    try place["requests"].each(requests) { request, place in
      try place["entries"].architectures(request.entries.map(\.architecture), among: names, by: "architecture")
      try place["lacking"].architectures(request.lacking, among: names)
    }
    try place["summaries"].architectures(summaries.map(\.architecture), among: names, by: "architecture")
    try place["summaries"].each(summaries) { summary, place in
      let ratio = summary.logRatio
      try place["logRatio"].ascending(["low": ratio.low, "median": ratio.median, "high": ratio.high])
    }
  }
}

/// What a patch does beyond its own lines, which takes builds to find out: the check of its request measures it on the way.
package struct ChangeEffects: Codable, Equatable, Sendable {
  package struct Ripple: Codable, Equatable, Sendable {
    /// Functions and the like of the sources that are new or changed.
    package var units: Int
    /// Those of them that no story of the request runs.
    package var notRun: Int

    package init(units: Int, notRun: Int) {
      self.units = units
      self.notRun = notRun
    }
  }

  /// What the patch of the sources alone does to own tests.
  package struct Fallout: Codable, Equatable, Sendable {
    package var failing: Int
    /// Tests in files that no longer compile.
    package var notCompiling: Int

    package init(failing: Int, notCompiling: Int) {
      self.failing = failing
      self.notCompiling = notCompiling
    }

    package var tests: Int { failing + notCompiling }
  }

  /// Nil where it couldn't be counted what runs.
  package var ripple: Ripple?
  /// Nil where there are no own tests, or they crashed.
  package var fallout: Fallout?
  /// The lines of the units that the patch changes or takes away, and of those of the implementation that they refer to.
  package var linesToRead: Int?
  /// Nil where no seed was written down before the patch.
  package var foresight: Foresight?

  package init() {}
}
