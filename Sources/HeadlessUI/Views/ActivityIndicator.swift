/// A spinner, which hides when it stops.
public final class ActivityIndicator: View {
  /// Makes a spinner that stands still.
  public override init(_ accessibilityIdentifier: String) {
    super.init(accessibilityIdentifier)
    isHidden = true
  }

  /// Whether it turns.
  public var isAnimating: Bool { !isHidden }

  /// Shows it.
  public func startAnimating() {
    isHidden = false
  }

  /// Hides it.
  public func stopAnimating() {
    isHidden = true
  }

  override var content: Element.Content? { .spinner }
}
