public import Metrics

/// What became of the mutants of some architectures.
public struct MutationResult: Codable, Equatable, Sendable {
  /// The mutants of one architecture, judged by its tests or by the stories.
  public struct Trial: Codable, Equatable, Sendable {
    /// Whose mutants.
    public let architecture: String
    /// Who judged.
    public let judge: String
    /// How many mutants there are.
    public let made: Int
    /// Those that were judged, by chance when not all were, and those that don't compile.
    public let mutants: [Mutant]

    /// Gathers mutants.
    public init(architecture: String, judge: String, made: Int, mutants: [Mutant]) {
      self.architecture = architecture
      self.judge = judge
      self.made = made
      self.mutants = mutants
    }

    /// The share of them that was noticed.
    public var score: MutationScore { MutationScore(mutants.map(\.fate)) }

    /// Those that became of one kind.
    func mutants(_ fate: MutantFate) -> [Mutant] { mutants.filter { $0.fate == fate } }

    /// Those that are listed as equivalent and were noticed nevertheless.
    var wronglyListed: [Mutant] { mutants.filter { $0.fate.isNoticed && $0.reason != nil } }
  }

  /// One mutant.
  public struct Mutant: Codable, Equatable, Sendable {
    /// How the code is changed.
    public let mutationOperator: MutationOperator
    /// The module and the file in it.
    public let file: String
    /// The line that is changed first.
    public let line: Int
    /// The function or property.
    public let unit: String
    /// The changed lines as they are.
    public let before: String
    /// The same lines changed.
    public let after: String
    /// What became of it.
    public let fate: MutantFate
    /// Why it is equivalent, if it is listed as that.
    public let reason: String?

    /// Says what became of a mutant; one that is listed with a reason is equivalent unless it was noticed.
    public init(
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

  /// An entry of the list of equivalent mutants that no mutant answers to.
  public struct UnknownEntry: Codable, Equatable, Sendable {
    /// Its line in the list.
    public let line: Int
    /// The file it names.
    public let file: String
    /// The unit it names.
    public let unit: String

    /// Names an entry.
    public init(line: Int, file: String, unit: String) {
      self.line = line
      self.file = file
      self.unit = unit
    }
  }

  /// What the choice of mutants follows from; nil when all were judged.
  public let seed: UInt64?
  /// The trials.
  public let trials: [Trial]
  /// The entries of the list that are out of date.
  public let unknown: [UnknownEntry]

  /// Gathers trials.
  public init(seed: UInt64?, trials: [Trial], unknown: [UnknownEntry]) {
    self.seed = seed
    self.trials = trials
    self.unknown = unknown
  }

  /// Joins the results of several packages.
  public init(_ results: [MutationResult]) {
    self.init(
      seed: results.first?.seed, trials: results.flatMap(\.trials), unknown: results.flatMap(\.unknown))
  }
}
