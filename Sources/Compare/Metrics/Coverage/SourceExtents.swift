/// The declarations of a source, linked or not: the denominator of coverage.
package struct SourceExtents: Equatable, Sendable {
  /// The types; each extension is another entry of its type.
  package var types: [SourceExtent]
  /// Functions, initialisers and accessors, nested ones included.
  package var units: [SourceExtent]
  package var protocols: [SourceExtent]
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

  package func innermostType(onLine line: Int) -> String? {
    types.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
  }
}

/// A named declaration, up to the end of its last token.
package struct SourceExtent: Hashable, Sendable {
  /// The name with those of the types and functions around it.
  package var name: String
  package var range: Range<SourcePosition>
  /// The brace of its body; nil for a type.
  package var body: SourcePosition?

  package init(name: String, range: Range<SourcePosition>, body: SourcePosition? = nil) {
    self.name = name
    self.range = range
    self.body = body
  }

  package var lines: ClosedRange<Int> { range.lowerBound.line...range.upperBound.line }
}

/// The head of a declaration with an inheritance clause.
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
