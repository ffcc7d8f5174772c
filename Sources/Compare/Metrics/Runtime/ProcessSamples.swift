/// All samples that one process took, none left out, with the seed of its order.
package struct ProcessSamples: Codable, Equatable, Sendable {
  package struct Benchmark: Codable, Equatable, Sendable {
    package var name: String
    package var parts: [String]
    /// How many runs a sample is the sum of.
    package var batch: Int
    /// The times of subject, round and part, in this order of indices; subjects as in the process.
    package var nanoseconds: [[[UInt64]]]

    package init(name: String, parts: [String], batch: Int, nanoseconds: [[[UInt64]]]) {
      self.name = name
      self.parts = parts
      self.batch = batch
      self.nanoseconds = nanoseconds
    }
  }

  package var seed: UInt64
  package var subjects: [Subject]
  package var rounds: Int
  package var benchmarks: [Benchmark]
  /// The samples of starting the app, which is no benchmark that a user takes; nil where that isn't timed.
  package var start: Benchmark?

  package init(seed: UInt64, subjects: [Subject], rounds: Int, benchmarks: [Benchmark]) {
    self.seed = seed
    self.subjects = subjects
    self.rounds = rounds
    self.benchmarks = benchmarks
  }
}

/// Something that is timed beside others, and what it is there for.
package struct Subject: Codable, Equatable, Hashable, Sendable {
  package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
    /// What the measurement is about.
    case implementation
    /// The A/A control, a second copy of the reference: how far the same code seems to differ from itself.
    case control
    /// The replay baseline, which shows recorded snapshots and does nothing else: the harness alone.
    case replay
    /// The reference with an injected slowdown: whether a difference that is there is found.
    case slowed
  }

  package let name: String
  package let role: Role

  package init(_ name: String, _ role: Role) {
    self.name = name
    self.role = role
  }
}
