/// All that one comparison found: every report is drawn from it, and from nothing else.
///
/// As JSON its shape is `docs/result.schema.json`. Parts that were left out are absent, and `parts` says why.
public struct SuiteResult: Codable, Equatable, Sendable {
  /// The version of the shape; a change that older readers can't take raises it.
  public static let currentVersion = 3

  /// One architecture, as it describes itself.
  public struct Architecture: Codable, Equatable, Sendable {
    /// A part that its types play.
    public struct Role: Codable, Equatable, Sendable {
      /// Its name in the architecture's own terms.
      public var name: String
      /// What it is there for.
      public var duty: String

      /// Describes a role.
      public init(name: String, duty: String) {
        self.name = name
        self.duty = duty
      }
    }

    /// What it is called.
    public var name: String
    /// Its idea in one line.
    public var idea: String
    /// Its Swift module.
    public var module: String
    /// Its roles, in its own order.
    public var roles: [Role]

    /// Describes an architecture.
    public init(name: String, idea: String, module: String, roles: [Role]) {
      self.name = name
      self.idea = idea
      self.module = module
      self.roles = roles
    }
  }

  /// The version of the shape.
  public var version: Int
  /// Where, when and how.
  public var circumstances: Circumstances
  /// What chance followed from.
  public var seed: UInt64
  /// The architectures, in the order of the report; the first is the one others are compared with.
  public var architectures: [Architecture]
  /// What became of each part.
  public var parts: [PartRecord]
  /// What became of the stories.
  public var stories: StoriesResult?
  /// What became of a random walk.
  public var walk: WalkResult?
  /// Lines and complexity.
  public var lines: LinesResult?
  /// Which types refer to which.
  public var coupling: CouplingResult?
  /// Whether the architectures keep their own rules.
  public var rules: RulesResult?
  /// What tests and stories run.
  public var coverage: CoverageResult?
  /// Over how much of each implementation stories and features are spread.
  public var spread: SpreadResult?
  /// How long stories take; without samples and single steps, which `compare runtime --format json` keeps.
  public var runtime: RuntimeResult?
  /// Memory, references and instructions.
  public var counts: CountsResult?
  /// How the cost of tasks grows with the number of places.
  public var growth: GrowthResult?
  /// How long builds take, and how large the code is.
  public var build: BuildResult?
  /// Which functions each step of each story ran, and what a user then saw.
  public var traces: TraceResult?

  /// A result in which nothing has been measured yet.
  public init(circumstances: Circumstances, seed: UInt64, architectures: [Architecture]) {
    version = Self.currentVersion
    self.circumstances = circumstances
    self.seed = seed
    self.architectures = architectures
    parts = []
  }

  /// Whether a part was measured and found what must not be.
  public var hasFailed: Bool { parts.contains { $0.state == .failed } }

  /// What became of a part; nil for one that this version doesn't know.
  public func record(of part: SuitePart) -> PartRecord? {
    parts.first { $0.part == part }
  }
}
