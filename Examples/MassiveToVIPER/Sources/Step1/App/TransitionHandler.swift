import HeadlessUI

/// What a router moves to other screens with: the view controller of its own module.
protocol TransitionHandler: AnyObject {
  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Shows an alert over everything, unless something is presented already.
  func presentAlert(_ alert: ViewController)
}
