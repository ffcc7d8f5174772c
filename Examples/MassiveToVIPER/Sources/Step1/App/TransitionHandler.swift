import HeadlessUI

/// Shows other screens for a router: the view controller of the router's module.
protocol TransitionHandler: AnyObject {
  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Shows an alert over everything, unless something is presented already.
  func presentAlert(_ alert: ViewController)
}
