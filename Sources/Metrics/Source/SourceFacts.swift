/// What the syntax of one source tells.
public struct SourceFacts: Equatable, Sendable, Codable {
  /// Its lines.
  public var lines: LineCount
  /// Its statements and declarations, those in other ones included.
  public var statements: Int
  /// Its units, in the order of the source.
  public var units: [CodeUnit]
  /// Whether it declares protocols and nothing else.
  public var holdsProtocolsOnly: Bool
  /// The first thing that is not Swift, as `line:column: what`; nil in a source that parses.
  public var problem: String?

  /// Facts put together by hand; the default are those of an empty source.
  public init(
    lines: LineCount = LineCount(), statements: Int = 0, units: [CodeUnit] = [], holdsProtocolsOnly: Bool = false,
    problem: String? = nil
  ) {
    self.lines = lines
    self.statements = statements
    self.units = units
    self.holdsProtocolsOnly = holdsProtocolsOnly
    self.problem = problem
  }
}
