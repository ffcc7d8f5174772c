/// One button of an alert.
public struct AlertAction {
  /// What the button says.
  public let title: String
  /// Runs after the alert is gone.
  let didTap: () -> Void

  /// Makes a button; without anything to do it only closes the alert.
  public init(title: String, didTap: @escaping () -> Void = {}) {
    self.title = title
    self.didTap = didTap
  }
}
