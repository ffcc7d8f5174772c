import Testing

/// A source, and what its units come to, worked out by hand.
struct MeasuredSource: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let statements: Int
  /// Each as `name@line cyclomatic cognitive`.
  let units: [String]

  init(_ name: String, statements: Int, _ units: [String], _ text: String) {
    self.name = name
    self.text = text
    self.statements = statements
    self.units = units
  }

  var testDescription: String { name }
}
