package struct SuiteResult: Codable, Equatable, Sendable {
  /// Raised by changes that older programs can't read.
  package static let currentVersion = 6

  package struct Architecture: Codable, Equatable, Sendable {
    package struct Role: Codable, Equatable, Sendable {
      package var name: String
      package var duty: String

      package init(name: String, duty: String) {
        self.name = name
        self.duty = duty
      }
    }

    /// A duty on the list of places.
    package struct Duty: Codable, Equatable, Sendable {
      /// A verb, such as `asks`.
      package var name: String
      package var type: String
      /// The type's role; `nil` for none.
      package var role: String?

      package init(name: String, type: String, role: String?) {
        self.name = name
        self.type = type
        self.role = role
      }
    }

    package var name: String
    package var idea: String
    package var module: String
    package var roles: [Role]
    /// The types that ask, format, navigate and remember on the list of places; `nil` if the architecture names none.
    package var duties: [Duty]?

    package init(name: String, idea: String, module: String, roles: [Role], duties: [Duty]? = nil) {
      self.name = name
      self.idea = idea
      self.module = module
      self.roles = roles
      self.duties = duties
    }
  }

  package var version = Self.currentVersion
  package var circumstances: Circumstances
  package var seed: UInt64
  /// In the order of the report; the first is the reference.
  package var architectures: [Architecture]
  package var parts: [PartRecord] = []
  package var stories: StoriesResult?
  package var walk: WalkResult?
  package var lines: LinesResult?
  package var coupling: CouplingResult?
  package var rules: RulesResult?
  package var coverage: CoverageResult?
  package var spread: SpreadResult?
  package var change: ChangesResult?
  /// Without samples and single steps, which `compare runtime --format json` includes.
  package var runtime: RuntimeResult?
  package var counts: CountsResult?
  package var growth: GrowthResult?
  package var build: BuildResult?
  package var traces: TraceResult?

  package init(circumstances: Circumstances, seed: UInt64, architectures: [Architecture]) {
    self.circumstances = circumstances
    self.seed = seed
    self.architectures = architectures
  }

  package var names: [String] { architectures.map(\.name) }

  package var hasFailed: Bool { parts.contains { $0.state == .failed } }

  package func record(of part: SuitePart) -> PartRecord? { parts.first { $0.part == part } }

  /// Throws if anything in the result is impossible. Renderers rely on this check.
  package func check() throws {
    let top = ResultPlace(names: Set(names))
    try top["architectures"].each(architectures) { architecture, place in
      if architecture.name.isEmpty { throw place["name"].flaw("is empty") }
    }
    try top.check(self)
  }
}
