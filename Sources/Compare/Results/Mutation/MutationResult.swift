import Metrics

package struct MutationResult: Codable, Equatable, Sendable {
  /// The mutants of one architecture, judged by its tests or by the stories.
  package struct Trial: Codable, Equatable, Sendable {
    package let architecture: String
    package let judge: String
    package let made: Int
    /// The judged mutants, all or a sample, and those that don't compile.
    package let mutants: [Mutant]

    package init(architecture: String, judge: String, made: Int, mutants: [Mutant]) {
      self.architecture = architecture
      self.judge = judge
      self.made = made
      self.mutants = mutants
    }

    package var score: MutationScore { MutationScore(mutants.map(\.fate)) }

    package func mutants(_ fate: MutantFate) -> [Mutant] { mutants.filter { $0.fate == fate } }

    package var wronglyListed: [Mutant] { mutants.filter { $0.fate.isNoticed && $0.reason != nil } }
  }

  package struct Mutant: Codable, Equatable, Sendable {
    package let mutationOperator: MutationOperator
    package let file: String
    package let line: Int
    package let unit: String
    package let before: String
    package let after: String
    package let fate: MutantFate
    /// The reason given in the list of equivalent mutants.
    package let reason: String?

    /// Treats a listed mutant as equivalent unless it was noticed.
    package init(
      mutationOperator: MutationOperator, file: String, line: Int, unit: String, before: String, after: String,
      fate: MutantFate, reason: String? = nil
    ) {
      self.mutationOperator = mutationOperator
      self.file = file
      self.line = line
      self.unit = unit
      self.before = before
      self.after = after
      self.fate = reason != nil && (fate == .survived || fate == .notCovered) ? .equivalent : fate
      self.reason = reason
    }
  }

  package struct UnknownEntry: Codable, Equatable, Sendable {
    package let line: Int
    package let file: String
    package let unit: String

    package init(line: Int, file: String, unit: String) {
      self.line = line
      self.file = file
      self.unit = unit
    }
  }

  /// The seed of the sample, or `nil` if all mutants were judged.
  package let seed: UInt64?
  package let trials: [Trial]
  package let unknown: [UnknownEntry]

  package init(seed: UInt64?, trials: [Trial], unknown: [UnknownEntry]) {
    self.seed = seed
    self.trials = trials
    self.unknown = unknown
  }

  package init(_ results: [MutationResult]) {
    self.init(seed: results.first?.seed, trials: results.flatMap(\.trials), unknown: results.flatMap(\.unknown))
  }
}
