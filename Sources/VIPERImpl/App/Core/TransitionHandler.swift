import HeadlessUI

/// Makes transitions for a router: the view controller of the router's module.
protocol TransitionHandler: AlertTransitionHandler {
  /// Whether this screen is on top of the stack.
  var isOnTop: Bool { get }

  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Removes this screen from the top of the stack.
  func pop()
  /// Presents a modal screen over everything.
  func present(_ controller: ViewController)
  /// Closes whatever is presented over the stack of this screen.
  func closePresented()
  /// Closes this modal screen, and any alert over it.
  func closeModal()
}
