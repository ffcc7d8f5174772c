/// The conflicts between changes that were made side by side: nine requests are 36 pairs in each implementation.
package struct ConflictsResult: Codable, Equatable, Sendable {
  /// The first failure of a merge without a conflict.
  package struct Silent: Codable, Equatable, Sendable {
    package enum Level: String, Codable, Sendable {
      case build, ownTests, stories, rules, walk
    }

    package var level: Level
    package var text: String

    package init(_ level: Level, _ text: String) {
      self.level = level
      self.text = text
    }
  }

  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    /// The files that git can't merge.
    package var sources: [String]
    package var tests: [String]
    package var silent: Silent?
    /// False if the merge wasn't built and run with these sources, for example because of a conflict.
    package var isChecked: Bool

    package init(
      architecture: String, sources: [String], tests: [String], silent: Silent? = nil, isChecked: Bool = false
    ) {
      self.architecture = architecture
      self.sources = sources
      self.tests = tests
      self.silent = silent
      self.isChecked = isChecked
    }

    package var collides: Bool { !sources.isEmpty }
  }

  package struct Pair: Codable, Equatable, Sendable {
    /// The numbers of the requests.
    package var requests: [String]
    /// The reason why the requests contradict each other, or `nil` if they don't.
    package var contradiction: String?
    /// The stories that fail in every implementation that merges.
    package var contradictoryStories: [String]
    package var entries: [Entry]

    package init(
      requests: [String], contradiction: String? = nil, contradictoryStories: [String] = [], entries: [Entry]
    ) {
      self.requests = requests
      self.contradiction = contradiction
      self.contradictoryStories = contradictoryStories
      self.entries = entries
    }

    package var name: String { requests.joined(separator: "+") }

    package func entry(of architecture: String) -> Entry? { entries.first { $0.architecture == architecture } }
  }

  /// The numbers of colliding pairs over every choice of authors, where requests have several patches.
  package struct Authors: Codable, Equatable, Sendable {
    package var least: Int
    package var most: Int

    package init(least: Int, most: Int) {
      self.least = least
      self.most = most
    }
  }

  /// What somebody does by hand to merge all requests, one after the other.
  package struct Handwork: Codable, Equatable, Sendable {
    /// The places where git can't merge.
    package var conflicts = 0
    /// The statements by which files with such places differ from both sides' changes put together.
    package var statements = 0
    /// The statements changed where git merges and the result doesn't work.
    package var repairs = 0

    package init(conflicts: Int = 0, statements: Int = 0, repairs: Int = 0) {
      self.conflicts = conflicts
      self.statements = statements
      self.repairs = repairs
    }
  }

  /// All requests merged one after the other in an implementation.
  package struct Sequence: Codable, Equatable, Sendable {
    package var architecture: String
    package var orders: [Handwork]
    /// The conflicts without a resolution, as text for the file with the resolutions.
    package var open: [String]
    /// The first failure in each order whose result fails.
    package var failures: [String] = []

    package init(architecture: String, orders: [Handwork], open: [String]) {
      self.architecture = architecture
      self.orders = orders
      self.open = open
    }
  }

  package var reference: String
  package var architectures: [String]
  package var pairs: [Pair]
  /// By implementation.
  package var authors: [String: Authors]
  /// By implementation, of each order in which the requests were merged.
  package var sequences: [String: [Handwork]]?

  package init(
    reference: String, architectures: [String], pairs: [Pair], authors: [String: Authors] = [:],
    sequences: [String: [Handwork]]? = nil
  ) {
    self.reference = reference
    self.architectures = architectures
    self.pairs = pairs
    self.authors = authors
    self.sequences = sequences
  }

  package var requests: [String] { Set(pairs.flatMap(\.requests)).sorted() }

  /// The number of pairs for which a condition holds. A request's pairs may be left out.
  package func count(
    of architecture: String, without request: String? = nil, where holds: (Entry) -> Bool = \.collides
  ) -> Int {
    pairs.count { pair in
      !pair.requests.contains { $0 == request } && pair.entry(of: architecture).map(holds) == true
    }
  }

  /// The smallest and the largest number of collisions when each request is left out in turn.
  package func countsWithoutOne(of architecture: String) -> ClosedRange<Int> {
    let counts = requests.map { count(of: architecture, without: $0) }
    return (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  /// The pairs that collide in one implementation and not in the reference, and the other way round.
  package func discordant(_ architecture: String) -> (only: Int, onlyReference: Int) {
    pairs.reduce(into: (0, 0)) { counts, pair in
      guard let entry = pair.entry(of: architecture), let other = pair.entry(of: reference) else { return }
      if entry.collides && !other.collides { counts.0 += 1 }
      if other.collides && !entry.collides { counts.1 += 1 }
    }
  }

  /// The files in which pairs collide, with the number of pairs, most first.
  package func files(of architecture: String) -> [(path: String, pairs: Int)] {
    let paths = pairs.flatMap { $0.entry(of: architecture)?.sources ?? [] }
    return Dictionary(grouping: paths) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
