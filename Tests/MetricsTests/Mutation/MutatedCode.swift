import Testing

/// Some code and what its mutants make of it.
struct MutatedCode: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The operator and the changed line of each mutant, as `condition: if !a {}`.
  let mutants: [String]

  init(_ name: String, _ text: String, _ mutants: String...) {
    testDescription = name
    self.text = text
    self.mutants = mutants
  }
}
