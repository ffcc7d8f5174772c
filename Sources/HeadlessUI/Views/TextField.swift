/// A field for one line of text.
public final class TextField: Control {
  public var text = ""
  private let isSecureTextEntry: Bool

  /// Makes an empty field.
  public init(_ accessibilityIdentifier: String, isSecureTextEntry: Bool = false) {
    self.isSecureTextEntry = isSecureTextEntry
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { isSecureTextEntry ? .secureField(text) : .textField(text) }

  /// Replaces the content as a user does who has selected it all: one edit per character.
  func type(_ newText: String) {
    guard !newText.isEmpty else { return clear() }
    text = ""
    // Each character goes behind what the targets have made of those before.
    for character in newText { edit(text + String(character)) }
  }

  /// Empties the field; an empty one stays as it is.
  func clear() {
    guard !text.isEmpty else { return }
    edit("")
  }

  private func edit(_ newText: String) {
    text = newText
    sendActions(for: .editingChanged)
  }
}
