/// A function, initialiser or accessor of a source with its tokens, so that neither comments nor formatting make another one of it.
package struct SourceUnit: Equatable, Sendable {
  package var extent: SourceExtent
  /// Its tokens with a space between them.
  package var text: String

  package init(_ extent: SourceExtent, text: String) {
    self.extent = extent
    self.text = text
  }

  /// Those of some units that aren't among others by name and text: that have changed on the way from these, or to them.
  package static func differing(_ units: [SourceUnit], from others: [SourceUnit]) -> [SourceUnit] {
    let known = Dictionary(grouping: others, by: \.extent.name)
    return units.filter { unit in known[unit.extent.name]?.contains { $0.text == unit.text } != true }
  }
}
