/// A statement or declaration of a source, without those nested in it.
package struct SourceStatement: Hashable, Sendable {
  /// The tokens with a space between them, so that comments and formatting make no difference.
  package var text: String
  /// The enclosing type, or the type it declares or extends, such as `Outer.Inner`; `nil` at the top level.
  package var type: String?
  /// Whether it declares that type.
  package var declaresType: Bool

  package init(_ text: String, type: String? = nil, declaresType: Bool = false) {
    self.text = text
    self.type = type
    self.declaresType = declaresType
  }
}
