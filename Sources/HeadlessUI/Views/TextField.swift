/// A text field for one line.
public final class TextField: Control {
  public var text = ""
  private let isSecureTextEntry: Bool

  /// Creates an empty field.
  public init(_ accessibilityIdentifier: String, isSecureTextEntry: Bool = false) {
    self.isSecureTextEntry = isSecureTextEntry
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { isSecureTextEntry ? .secureField(text) : .textField(text) }

  /// Replaces the text with one edit per character, as if a user had selected all of it first.
  func type(_ newText: String) {
    guard !newText.isEmpty else { return clear() }
    text = ""
    // Each character is appended to what the targets have made of the text so far.
    for character in newText { edit(text + String(character)) }
  }

  /// Clears the field; does nothing if it is empty.
  func clear() {
    guard !text.isEmpty else { return }
    edit("")
  }

  /// Makes an edit, which is a separate event: as in UIKit, properties are updated after each.
  private func edit(_ newText: String) {
    text = newText
    sendActions(for: .editingChanged)
    window?.updatePropertiesIfNeeded()
  }
}
