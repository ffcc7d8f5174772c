public import Metrics
import Runtime

/// What it takes to build each implementation's module alone, and how large it is.
public struct BuildResult: Codable, Equatable, Sendable {
  /// How many builds a median takes; of fewer there is none.
  public static let fewestForMedian = 3

  /// What was built.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The whole module; what it depends on was there.
    case clean
    /// The module after the body of one function has changed.
    case changed
    /// Nothing: what the build takes to find that out.
    case unchanged
  }

  /// The times of one kind of build.
  public struct Times: Codable, Equatable, Sendable {
    /// What was built.
    public var kind: Kind
    /// How long each took, in the order of the rounds.
    public var seconds: [Double]
    /// How long each had processors for, all its processes together.
    public var processorSeconds: [Double]

    /// Gathers times.
    public init(_ kind: Kind, seconds: [Double] = [], processorSeconds: [Double] = []) {
      self.kind = kind
      self.seconds = seconds
      self.processorSeconds = processorSeconds
    }

    /// The median of the times; nil when they are too few for one.
    public var median: Double? { seconds.count < fewestForMedian ? nil : Statistics.median(of: seconds) }
  }

  /// The builds of one module in one configuration.
  public struct Configuration: Codable, Equatable, Sendable {
    /// `debug` or `release`.
    public var name: String
    /// The times, by kind.
    public var times: [Times]

    /// Describes builds.
    public init(name: String, times: [Times]) {
      self.name = name
      self.times = times
    }
  }

  /// One implementation.
  public struct Architecture: Codable, Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// Its module.
    public var module: String
    /// How many source files that has.
    public var files: Int
    /// The file that was changed, of which half of the module's are no larger.
    public var changedFile: String
    /// The builds that were timed.
    public var configurations: [Configuration]
    /// The size of its release build; nil when it can't be had.
    public var size: ModuleSize?
    /// Why there is no size.
    public var sizeProblem: String?

    /// Describes an implementation.
    public init(
      name: String, module: String, files: Int, changedFile: String, configurations: [Configuration],
      size: ModuleSize? = nil, sizeProblem: String? = nil
    ) {
      self.name = name
      self.module = module
      self.files = files
      self.changedFile = changedFile
      self.configurations = configurations
      self.size = size
      self.sizeProblem = sizeProblem
    }

    /// The times of a kind in a configuration.
    public func times(_ kind: Kind, _ configuration: String) -> Times? {
      configurations.first { $0.name == configuration }?.times.first { $0.kind == kind }
    }
  }

  /// Where and how.
  public var circumstances: Circumstances
  /// How many of each build there are.
  public var rounds: Int
  /// What the order follows from.
  public var seed: UInt64
  /// The implementations.
  public var architectures: [Architecture]

  /// Describes a measurement.
  public init(circumstances: Circumstances, rounds: Int, seed: UInt64, architectures: [Architecture]) {
    self.circumstances = circumstances
    self.rounds = rounds
    self.seed = seed
    self.architectures = architectures
  }
}
