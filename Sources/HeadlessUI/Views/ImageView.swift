/// A picture, known by the name of what it shows.
public final class ImageView: View {
  private let placeholder: String
  /// What it shows; nil shows the placeholder.
  public var image: String?

  /// Makes a view that shows a placeholder until it gets an image.
  public init(_ accessibilityIdentifier: String, placeholder: String) {
    self.placeholder = placeholder
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { .image(image ?? placeholder) }
}
