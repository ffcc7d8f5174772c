import HeadlessUI

/// Shows alerts for routers.
protocol AlertTransitionHandler: AnyObject {
  /// Shows an alert over everything, unless something is presented already.
  func presentAlert(_ alert: ViewController)
}
