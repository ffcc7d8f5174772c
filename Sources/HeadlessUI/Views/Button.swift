/// A button with a title.
public final class Button: Control {
  public var title: String

  /// Creates a button.
  public init(_ accessibilityIdentifier: String, title: String) {
    self.title = title
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { .button(title) }
}
