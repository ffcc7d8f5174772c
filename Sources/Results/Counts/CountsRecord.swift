import Basics

/// What one process counted of one contender.
package struct CountsRecord: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    package var name: String
    /// How many of its steps were counted.
    package var steps: Int
    /// What they took, the app's end included.
    package var counts: WorkCounts
    /// The objects that were alive after the app had ended, by class; nil where that can't be known.
    package var leftBehind: [String: Int]?

    package init(name: String, steps: Int, counts: WorkCounts, leftBehind: [String: Int]?) {
      self.name = name
      self.steps = steps
      self.counts = counts
      self.leftBehind = leftBehind
    }
  }

  /// The stories, without those in which the app shows nothing.
  package var stories: [Story]
  package var unavailable: [CountedWork: String]
  /// Why nobody knows what was left behind; nil when it is known.
  package var leftBehindUnavailable: String?

  package init(stories: [Story], unavailable: [CountedWork: String], leftBehindUnavailable: String?) {
    self.stories = stories
    self.unavailable = unavailable
    self.leftBehindUnavailable = leftBehindUnavailable
  }
}
