import Basics
import Metrics

/// The work counted in each implementation. It is the same in every run of a program.
package struct CountsResult: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var subject: String
    /// Includes the harness.
    package var counts: WorkCounts
    /// The counts minus the replay baseline's; `nil` for the baseline itself.
    package var net: WorkCounts?
    /// The leaked objects of its module, by class; `nil` if unknown.
    package var leftBehind: [String: Int]?

    package var objectsLeftBehind: Int? { leftBehind.map { $0.values.reduce(0, +) } }
  }

  package struct Scope: Codable, Equatable, Sendable {
    /// `nil` for all stories together.
    package var story: String?
    package var steps: Int
    /// In the order of `subjects`.
    package var entries: [Entry]

    package func entry(of subject: String) -> Entry? { entries.first { $0.subject == subject } }
  }

  /// The name of the replay baseline, which only shows recorded snapshots.
  package static let replay = "replay"

  package var circumstances: Circumstances
  /// False for a debug build, which does more work of each kind.
  package var isOptimised: Bool
  /// The implementation whose snapshots the replay baseline shows.
  package var reference: String
  /// The implementations, followed by the replay baseline.
  package var subjects: [String]
  /// The number of steps that aren't counted. They look behind the screens, so the replay baseline can't pass them.
  package var stepsLeftOut: Int
  /// All stories together: sums, and for peaks the maximum.
  package var overall: Scope
  package var stories: [Scope]
  package var unavailable: [CountedWork: String]
  package var leftBehindUnavailable: String?

  /// Combines the counts from the subjects' separate processes.
  /// - Parameter records: In the order of the subjects, with the replay baseline last. All must have the same stories.
  package init(
    circumstances: Circumstances, isOptimised: Bool, reference: String,
    records: [(subject: String, record: CountsRecord)],
    stepsInStories: Int
  ) {
    self.circumstances = circumstances
    self.isOptimised = isOptimised
    self.reference = reference
    subjects = records.map(\.subject)
    let stories = (records.first?.record.stories ?? []).enumerated().map { index, story in
      Scope(
        story: story.name, steps: story.steps,
        entries: Self.withNet(
          records.map { subject, record in
            let own = record.stories[index]
            return Entry(subject: subject, counts: own.counts, leftBehind: own.leftBehind)
          }))
    }
    self.stories = stories
    overall = Scope(
      story: nil, steps: stories.reduce(0) { $0 + $1.steps },
      entries: Self.withNet(
        records.map { subject, record in
          Entry(
            subject: subject, counts: .total(of: record.stories.map(\.counts)),
            leftBehind: Self.sum(of: record.stories.map(\.leftBehind)))
        }))
    stepsLeftOut = stepsInStories - overall.steps
    unavailable = records.reduce(into: [:]) { $0.merge($1.record.unavailable) { _, reason in reason } }
    leftBehindUnavailable = records.first?.record.leftBehindUnavailable
  }

  private static func withNet(_ entries: [Entry]) -> [Entry] {
    let harness = entries.first { $0.subject == replay }?.counts
    return entries.map { entry in
      var entry = entry
      if entry.subject != replay { entry.net = harness.map(entry.counts.without) }
      return entry
    }
  }

  private static func sum(of all: [[String: Int]?]) -> [String: Int]? {
    all.reduce([:]) { sum, next in
      guard let sum, let next else { return nil }
      return sum.merging(next, uniquingKeysWith: +)
    }
  }
}

extension CountsResult: CheckedPart {
  var ownNames: Set<String>? { Set(subjects) }

  func check(at place: ResultPlace) throws {
    try place["subjects"].known(subjects, place.names.union([Self.replay]))
  }
}

package struct CountsRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    package var name: String
    /// The number of counted steps.
    package var steps: Int
    /// Includes the app's end.
    package var counts: WorkCounts
    /// The leaked objects by class; `nil` if unknown.
    package var leftBehind: [String: Int]?

    package init(name: String, steps: Int, counts: WorkCounts, leftBehind: [String: Int]?) {
      self.name = name
      self.steps = steps
      self.counts = counts
      self.leftBehind = leftBehind
    }
  }

  /// Excludes stories in which the app shows nothing.
  package var stories: [Story]
  package var unavailable: [CountedWork: String]
  package var leftBehindUnavailable: String?

  package init(stories: [Story], unavailable: [CountedWork: String], leftBehindUnavailable: String?) {
    self.stories = stories
    self.unavailable = unavailable
    self.leftBehindUnavailable = leftBehindUnavailable
  }
}
