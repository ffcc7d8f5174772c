/// A statement or declaration of a source, without those that lie in it.
package struct SourceStatement: Hashable, Sendable {
  /// Its tokens with a space between them, so that neither comments nor formatting tell two of them apart.
  package var text: String
  /// The type it is in, or declares or extends, with those around it: `Outer.Inner`; nil for what is in none.
  package var type: String?
  /// Whether it declares that type.
  package var declaresType: Bool

  package init(_ text: String, type: String? = nil, declaresType: Bool = false) {
    self.text = text
    self.type = type
    self.declaresType = declaresType
  }
}
