import HeadlessUI

/// What a router moves to other screens with: the view controller of its own module.
protocol TransitionHandler: AnyObject {
  /// Whether no other screen of the stack lies over this one.
  var isOnTop: Bool { get }

  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Takes this screen from the top of the stack.
  func pop()
  /// Shows a modal screen over all that is there.
  func present(_ controller: ViewController)
  /// Shows an alert over all that is there, unless something lies over this screen already.
  func presentAlert(_ alert: ViewController)
  /// Closes what lies over the stack that this screen is on, if anything does.
  func closePresented()
  /// Closes this modal screen, and what lies over it.
  func closeModal()
}
