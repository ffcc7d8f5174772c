package struct StoriesResult: Codable, Equatable, Sendable {
  package struct Story: Codable, Equatable, Sendable {
    package var file: String
    package var feature: String
    package var name: String
    package var line: Int
    /// The number of steps that passed in all implementations.
    package var passedSteps: Int
    package var steps: Int
    package var skipped: [String]
    package var failure: Failure?

    /// The number of steps that passed or were skipped before the story ended.
    var stepsTaken: Int { passedSteps + skipped.count }

    package init(
      file: String, feature: String, name: String, line: Int, passedSteps: Int, steps: Int, skipped: [String],
      failure: Failure?
    ) {
      self.file = file
      self.feature = feature
      self.name = name
      self.line = line
      self.passedSteps = passedSteps
      self.steps = steps
      self.skipped = skipped
      self.failure = failure
    }
  }

  package struct Failure: Codable, Equatable, Sendable {
    package var step: String
    package var line: Int
    /// True if the implementations' screens, logs or stored data differ.
    package var isDivergence: Bool
    /// The problem and its location, followed by the evidence, line by line.
    package var details: [String]

    package init(step: String, line: Int, isDivergence: Bool, details: [String]) {
      self.step = step
      self.line = line
      self.isDivergence = isDivergence
      self.details = details
    }
  }

  package var architectures: [String]
  package var stories: [Story]

  package init(architectures: [String], stories: [Story]) {
    self.architectures = architectures
    self.stories = stories
  }

  /// The failed stories, beginning with those with the fewest steps, which usually show the cause.
  package var failed: [Story] {
    // The sort must be stable.
    stories.filter { $0.failure != nil }.enumerated()
      .sorted { ($0.element.stepsTaken, $0.offset) < ($1.element.stepsTaken, $1.offset) }.map(\.element)
  }

  package var features: [(name: String, file: String, stories: [Story])] {
    stories.reduce(into: []) { features, story in
      if let last = features.indices.last, features[last].file == story.file {
        features[last].stories.append(story)
      } else {
        features.append((story.feature, story.file, [story]))
      }
    }
  }

  package var allPassed: Bool { failed.isEmpty }
  package var allAgree: Bool { diverged.isEmpty }
  package var diverged: [Story] { stories.filter { $0.failure?.isDivergence == true } }
  package var passedSteps: Int { stories.reduce(0) { $0 + $1.passedSteps } }
  package var steps: Int { stories.reduce(0) { $0 + $1.steps } }
  package var skippedSteps: Int { stories.reduce(0) { $0 + $1.skipped.count } }
}

extension StoriesResult.Story: CheckedPart {
  func check(at place: ResultPlace) throws { try place.part("passedSteps", passedSteps, of: "steps", steps) }
}

package struct WalkResult: Codable, Equatable, Sendable {
  package var steps: Int
  package var seed: UInt64
  /// The difference found, line by line; empty if none.
  package var finding: [String]
  /// The walk that found it, written as a story; empty if none.
  package var story: [String]

  package init(steps: Int, seed: UInt64, finding: [String] = [], story: [String] = []) {
    self.steps = steps
    self.seed = seed
    self.finding = finding
    self.story = story
  }
}
