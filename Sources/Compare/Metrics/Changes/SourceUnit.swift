/// A function, initialiser or accessor of a source.
package struct SourceUnit: Equatable, Sendable {
  package var extent: SourceExtent
  /// The tokens with a space between them, so that comments and formatting make no difference.
  package var text: String

  package init(_ extent: SourceExtent, text: String) {
    self.extent = extent
    self.text = text
  }

  /// The units that the others don't have with the same name and text.
  package static func differing(_ units: [SourceUnit], from others: [SourceUnit]) -> [SourceUnit] {
    let known = Dictionary(grouping: others, by: \.extent.name)
    return units.filter { unit in known[unit.extent.name]?.contains { $0.text == unit.text } != true }
  }
}
