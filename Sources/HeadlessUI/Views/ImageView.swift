/// A view of an image, identified by its name.
public final class ImageView: View {
  private let placeholder: String
  /// The image's name; `nil` shows the placeholder.
  public var image: String?

  /// Creates a view that shows a placeholder until it gets an image.
  public init(_ accessibilityIdentifier: String, placeholder: String) {
    self.placeholder = placeholder
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { .image(image ?? placeholder) }
}
