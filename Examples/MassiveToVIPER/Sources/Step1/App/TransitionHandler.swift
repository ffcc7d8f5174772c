import HeadlessUI

/// What a router moves to other screens with: the view controller of its own module.
protocol TransitionHandler: AnyObject {
  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Shows an alert over all that is there, unless something lies over it already.
  func presentAlert(_ alert: ViewController)
}
