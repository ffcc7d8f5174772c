import HeadlessUI

/// What a router moves to other screens with: the view controller of its own module.
protocol TransitionHandler: AlertTransitionHandler {
  /// Whether no other screen of the stack lies over this one.
  var isOnTop: Bool { get }

  /// Puts a screen on top of the stack.
  func push(_ controller: ViewController)
  /// Takes this screen from the top of the stack.
  func pop()
  /// Presents a modal screen over everything.
  func present(_ controller: ViewController)
  /// Closes what is presented over the stack that this screen is on, if anything is.
  func closePresented()
  /// Closes this modal screen, and what lies over it.
  func closeModal()
}
