/// A way from a number to its definition, and with a script to what it is made of.
struct DefinitionLink {
  private let measure: Measure
  private let architecture: String?

  init(_ measure: Measure, of architecture: String? = nil) {
    self.measure = measure
    self.architecture = architecture
  }

  /// The link with what it shows.
  func markup(_ text: String) -> Markup {
    Markup(
      "a",
      ["href": "#\(Self.anchor(of: measure))", "data-measure": measure.id, "data-architecture": architecture]
    ) { text }
  }

  /// What the definition is linked by.
  static func anchor(of measure: Measure) -> String { "def-\(measure.id)" }
}
