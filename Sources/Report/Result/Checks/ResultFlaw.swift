/// What of a result can't be so, and where that stands.
package struct ResultFlaw: Error {
  /// The keys that lead there from the top.
  package let keys: [any CodingKey]
  /// What is wrong with it, as the rest of a sentence that begins with the field.
  package let reason: String

  /// The keys as a program would write them: `runtime.overall.times[0].median`.
  package var field: String {
    keys.reduce(into: "") { field, key in
      let name = Wording.shortened(key.stringValue, to: 60)
      field += key.intValue.map { "[\($0)]" } ?? (field.isEmpty ? name : ".\(name)")
    }
  }
}

// MARK: - CustomStringConvertible

extension ResultFlaw: CustomStringConvertible {
  package var description: String { "\(field) \(reason)" }
}
