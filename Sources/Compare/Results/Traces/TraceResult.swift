import Metrics

/// The calls in each step of a story, and the screen after it. Calls and screens are stored once and referenced by
/// index, because hundreds of stories share their background steps.
package struct TraceResult: Codable, Equatable, Sendable {
  package typealias Kind = CalledFunction.Kind
  package typealias Function = CalledFunction

  package struct Call: Equatable, Sendable {
    /// The number of earlier calls that are still active. The innermost of them is the caller, directly or through the
    /// kit or the model. Calls by the step itself have depth 0.
    package var depth: Int
    package var function: Int
  }

  package struct Step: Codable, Equatable, Sendable {
    package var keyword: String
    package var text: String
    package var line: Int

    package init(keyword: String, text: String, line: Int) {
      self.keyword = keyword
      self.text = text
      self.line = line
    }
  }

  package struct Implementation: Codable, Equatable, Sendable {
    package var architecture: String
    /// The index into `sequences` of each step taken.
    package var calls: [Int]
    /// The index into `screens` of each step taken.
    package var screens: [Int]
    /// The steps, from 0, that can't be traced, such as those that count objects.
    package var skipped: [Int]
    /// The reason that the last step failed, if it did.
    package var failure: String?

    package init(architecture: String, calls: [Int], screens: [Int], skipped: [Int] = [], failure: String? = nil) {
      self.architecture = architecture
      self.calls = calls
      self.screens = screens
      self.skipped = skipped
      self.failure = failure
    }
  }

  package struct Story: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int
    package var name: String
    /// Includes the background's steps.
    package var steps: [Step]
    package var implementations: [Implementation]

    package init(file: String, line: Int, name: String, steps: [Step], implementations: [Implementation]) {
      self.file = file
      self.line = line
      self.name = name
      self.steps = steps
      self.implementations = implementations
    }
  }

  /// A source as it was during the run, so that later changes don't shift its lines.
  package struct Source: Codable, Equatable, Sendable {
    package struct Unit: Codable, Equatable, Sendable {
      package var first: Int
      package var last: Int
      package var namesSavedState: Bool

      package init(first: Int, last: Int, namesSavedState: Bool = false) {
        self.first = first
        self.last = last
        self.namesSavedState = namesSavedState
      }
    }

    package var architecture: String
    package var file: String
    package var text: String
    package var units: [Unit]

    package init(architecture: String, file: String, text: String, units: [Unit]) {
      self.architecture = architecture
      self.file = file
      self.text = text
      self.units = units
    }

    /// Returns the innermost unit around a line, or `nil` for a type's line, to which code made by the compiler is
    /// attributed.
    package func unit(onLine line: Int) -> Unit? {
      units.filter { $0.first <= line && line <= $0.last }.min { $0.last - $0.first < $1.last - $1.first }
    }
  }

  package var architectures: [String]
  package var functions: [Function]
  /// The distinct sequences of calls, each a list of depths and functions.
  package var sequences: [[Int]]
  /// The distinct screens, line by line; empty while no app is running.
  package var screens: [[String]]
  package var stories: [Story]
  /// `nil` if they weren't recorded, for example by `compare trace`.
  package var sources: [Source]?

  package init(
    architectures: [String], functions: [Function] = [], sequences: [[Int]] = [], screens: [[String]] = [],
    stories: [Story] = [], sources: [Source]? = nil
  ) {
    self.architectures = architectures
    self.functions = functions
    self.sequences = sequences
    self.screens = screens
    self.stories = stories
    self.sources = sources
  }

  package func calls(ofSequence index: Int) -> [Call] {
    let numbers = sequences[index]
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Call(depth: numbers[$0], function: numbers[$0 + 1]) }
  }

  package var hasFailures: Bool { stories.contains { story in story.implementations.contains { $0.failure != nil } } }

  /// Limited because rendering is recursive.
  package static let greatestDepth = 500
}

extension TraceResult: CheckedPart {
  func check(at place: ResultPlace) throws {
    try place["sequences"].each(sequences) { numbers, place in
      guard numbers.count.isMultiple(of: 2) else { throw place.flaw("has a depth without a function at its end") }
      try place.counts(numbers) { $0.isMultiple(of: 2) ? Self.greatestDepth : functions.count - 1 }
    }
    try place["stories"].each(stories) { story, place in
      try place["implementations"].each(story.implementations) { implementation, place in
        for (key, indices, end) in [
          ("calls", implementation.calls, sequences.count), ("screens", implementation.screens, screens.count),
          ("skipped", implementation.skipped, story.steps.count),
        ] {
          guard indices.count <= story.steps.count else { throw place[key].flaw("has more steps than the story") }
          try place[key].counts(indices) { _ in end - 1 }
        }
      }
    }
  }
}
