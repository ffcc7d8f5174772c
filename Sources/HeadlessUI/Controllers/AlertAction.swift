/// A button of an alert.
public struct AlertAction {
  /// The button's title.
  public let title: String
  /// Called after the alert is dismissed.
  let didTap: () -> Void

  /// Creates a button; by default it only dismisses the alert.
  public init(title: String, didTap: @escaping () -> Void = {}) {
    self.title = title
    self.didTap = didTap
  }
}
