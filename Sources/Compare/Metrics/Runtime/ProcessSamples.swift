/// All samples that a process took.
package struct ProcessSamples: Codable, Equatable, Sendable {
  package struct Benchmark: Codable, Equatable, Sendable {
    package var name: String
    package var parts: [String]
    /// The number of runs in a sample.
    package var batch: Int
    /// Times by subject, round and part.
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
  /// The samples of starts, if they are timed.
  package var start: Benchmark?

  package init(seed: UInt64, subjects: [Subject], rounds: Int, benchmarks: [Benchmark]) {
    self.seed = seed
    self.subjects = subjects
    self.rounds = rounds
    self.benchmarks = benchmarks
  }
}

/// Something that is timed, and its role.
package struct Subject: Codable, Equatable, Hashable, Sendable {
  package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
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
