/// What a source declares, whether or not anything links it: coverage's denominator.
public struct SourceExtents: Equatable, Sendable {
  /// Its types, extensions counted as pieces of what they extend.
  public var types: [SourceExtent]
  /// What has a body: functions, initialisers and accessors, those in other ones included.
  public var units: [SourceExtent]
  /// Its protocols, in which nothing runs.
  public var protocols: [SourceExtent]
  /// What its types and protocols say that they conform to.
  public var conformances: [StatedConformance]

  /// Extents as they were read; the default are those of an empty source.
  public init(
    types: [SourceExtent] = [], units: [SourceExtent] = [], protocols: [SourceExtent] = [],
    conformances: [StatedConformance] = []
  ) {
    self.types = types
    self.units = units
    self.protocols = protocols
    self.conformances = conformances
  }

  /// The name of the innermost type that a line stands in; nil outside of all.
  public func innermostType(onLine line: Int) -> String? {
    types.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
  }
}
