/// A spinner that hides when it stops.
public final class ActivityIndicator: View {
  /// Creates a stopped spinner.
  public override init(_ accessibilityIdentifier: String) {
    super.init(accessibilityIdentifier)
    isHidden = true
  }

  /// Whether the spinner is running.
  public var isAnimating: Bool { !isHidden }

  /// Shows the spinner.
  public func startAnimating() {
    isHidden = false
  }

  /// Hides the spinner.
  public func stopAnimating() {
    isHidden = true
  }

  override var content: Element.Content? { .spinner }
}
