import Testing

/// A source and the edges between its types, worked out by hand.
struct CoupledSource: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  /// Each as `A→B`.
  let edges: [String]

  init(_ name: String, _ text: String, _ edges: [String]) {
    self.name = name
    self.text = text
    self.edges = edges
  }

  var testDescription: String { name }
}
