import Metrics

/// Which functions ran in the steps of stories, who called whom, and what a user saw after each.
///
/// Background steps are the same in hundreds of stories: calls and screens stand here once, and stories refer to them by index.
package struct TraceResult: Codable, Equatable, Sendable {
  package typealias Kind = CalledFunction.Kind
  package typealias Function = CalledFunction

  package struct Call: Equatable, Sendable {
    /// How many of the calls before it were still going on; the nearest of them called it, directly or through the kit or the model.
    /// At 0 the step did.
    package var depth: Int
    package var function: Int
  }

  package struct Step: Codable, Equatable, Sendable {
    /// `Given`, `When`, `Then`, `And`, `But` or `*`.
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
    /// For each step that was taken, the index of what was called in `sequences`.
    package var calls: [Int]
    /// For each step that was taken, the index of what a user then saw in `screens`.
    package var screens: [Int]
    /// The steps, from 0, that can't be taken in a trace, such as those that count objects.
    package var skipped: [Int]
    /// What the step that failed did not find, which is the last one taken; nil when all passed.
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
    /// Its steps, those of the background included.
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

  /// A source as it was when the functions ran, so that no later change moves their lines.
  package struct Source: Codable, Equatable, Sendable {
    /// What has a body in it, from its first to its last line.
    package struct Unit: Codable, Equatable, Sendable {
      package var first: Int
      package var last: Int
      /// Whether it speaks of where the user is as the shared model has that saved.
      package var namesSavedState: Bool

      package init(first: Int, last: Int, namesSavedState: Bool = false) {
        self.first = first
        self.last = last
        self.namesSavedState = namesSavedState
      }
    }

    package var architecture: String
    /// Its path, as functions have it.
    package var file: String
    package var text: String
    package var units: [Unit]

    package init(architecture: String, file: String, text: String, units: [Unit]) {
      self.architecture = architecture
      self.file = file
      self.text = text
      self.units = units
    }

    /// The innermost of them around a line; nil where none is, as on that of a type, where what the compiler wrote stands.
    package func unit(onLine line: Int) -> Unit? {
      units.filter { $0.first <= line && line <= $0.last }.min { $0.last - $0.first < $1.last - $1.first }
    }
  }

  package var architectures: [String]
  package var functions: [Function]
  /// The calls of a step, each as its depth and its function; no two are the same.
  package var sequences: [[Int]]
  /// What a user saw, line by line; empty while no app is running. No two are the same.
  package var screens: [[String]]
  package var stories: [Story]
  /// The sources of the implementations; nil where they weren't kept, as by `compare trace`.
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

  /// Drawings call themselves for a call below a call, and a thread's stack has an end.
  package static let greatestDepth = 500

  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures, among: names)
    try place["sequences"].each(sequences) { numbers, place in
      guard numbers.count.isMultiple(of: 2) else { throw place.flaw("has a depth without a function at its end") }
      for index in numbers.indices {
        try place[index].count(numbers[index], to: index.isMultiple(of: 2) ? Self.greatestDepth : functions.count - 1)
      }
    }
    try place["sources"].each(sources) { source, place in
      try place["architecture"].known(source.architecture, names)
    }
    try place["stories"].each(stories) { story, place in
      try place["implementations"].architectures(
        story.implementations.map(\.architecture), among: names, by: "architecture")
      try place["implementations"].each(story.implementations) { implementation, place in
        for (key, indices, end) in [
          ("calls", implementation.calls, sequences.count), ("screens", implementation.screens, screens.count),
          ("skipped", implementation.skipped, story.steps.count),
        ] {
          guard indices.count <= story.steps.count else { throw place[key].flaw("has more steps than the story") }
          try place[key].each(indices) { index, place in try place.count(index, to: end - 1) }
        }
      }
    }
  }
}
