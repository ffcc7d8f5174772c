/// All samples that one launch of a process took (a fork, as benchmarking tools say), none left out, with the seed of its order.
///
/// In results the subjects are called contenders, and the benchmarks courses.
package struct LaunchSamples: Codable, Equatable, Sendable {
  package struct Benchmark: Codable, Equatable, Sendable {
    package var name: String
    package var parts: [String]
    /// How many runs a sample is the sum of.
    package var batch: Int
    /// The times of subject, round and part, in this order of indices; subjects as in the launch.
    package var nanoseconds: [[[UInt64]]]

    package init(name: String, parts: [String], batch: Int, nanoseconds: [[[UInt64]]]) {
      self.name = name
      self.parts = parts
      self.batch = batch
      self.nanoseconds = nanoseconds
    }
  }

  package var seed: UInt64
  package var contenders: [Subject]
  package var rounds: Int
  package var courses: [Benchmark]
  /// The samples of starting the app, which is no benchmark that a user takes; nil where that isn't timed.
  package var start: Benchmark?

  package init(seed: UInt64, contenders: [Subject], rounds: Int, courses: [Benchmark]) {
    self.seed = seed
    self.contenders = contenders
    self.rounds = rounds
    self.courses = courses
  }
}

/// Something that is timed beside others, and what it is there for.
package struct Subject: Codable, Equatable, Hashable, Sendable {
  package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
    /// What the measurement is about.
    case implementation
    /// A second copy of the reference: how far the same code seems to differ from itself.
    case again
    /// The harness alone.
    case empty
    /// The reference with work planted in it: whether a difference that is there is found.
    case planted
  }

  package let name: String
  package let role: Role

  package init(_ name: String, _ role: Role) {
    self.name = name
    self.role = role
  }
}
