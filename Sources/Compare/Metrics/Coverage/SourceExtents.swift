/// What a source declares, whether or not anything links it: coverage's denominator.
package struct SourceExtents: Equatable, Sendable {
  /// Its types, extensions counted as pieces of what they extend.
  package var types: [SourceExtent]
  /// What has a body: functions, initialisers and accessors, those in other ones included.
  package var units: [SourceExtent]
  /// Its protocols, in which nothing runs.
  package var protocols: [SourceExtent]
  /// What its types and protocols say that they conform to.
  package var conformances: [StatedConformance]

  package init(
    types: [SourceExtent] = [], units: [SourceExtent] = [], protocols: [SourceExtent] = [],
    conformances: [StatedConformance] = []
  ) {
    self.types = types
    self.units = units
    self.protocols = protocols
    self.conformances = conformances
  }

  /// The name of the innermost type that a line stands in; nil outside of all.
  package func innermostType(onLine line: Int) -> String? {
    types.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
  }
}

/// A named piece of a source, from its first to behind its last token.
package struct SourceExtent: Hashable, Sendable {
  /// Its name, with those of the types and functions around it.
  package var name: String
  package var range: Range<SourcePosition>
  /// Where its code begins, which is at the brace of a body; nil for a type.
  package var body: SourcePosition?

  package init(name: String, range: Range<SourcePosition>, body: SourcePosition? = nil) {
    self.name = name
    self.range = range
    self.body = body
  }

  package var lines: ClosedRange<Int> { range.lowerBound.line...range.upperBound.line }
}

/// The head of a declaration that names what a type conforms to or inherits from, or what a protocol refines.
package struct StatedConformance: Hashable, Sendable {
  package var type: String
  package var names: [String]
  /// The lines of the head, up to its brace.
  package var lines: ClosedRange<Int>

  package init(type: String, names: [String], lines: ClosedRange<Int>) {
    self.type = type
    self.names = names
    self.lines = lines
  }
}
