import HeadlessUI

/// What the root router fills the window with: the root module's view.
protocol RootTransitionHandler: AnyObject {
  /// The screens of the stack, bottom to top; none while it isn't shown.
  var stackedControllers: [ViewController] { get }
  /// The modal screen, or else what fills the window.
  var frontmostController: ViewController? { get }
  /// Shows one screen in the stead of all that was there.
  func show(_ controller: ViewController)
  /// Shows a new stack in the stead of all that was there.
  func showStack(_ controllers: [ViewController])
  /// Puts other screens on the stack that is shown; what lies over it is closed.
  func replaceStack(_ controllers: [ViewController])
  /// Shows an alert over all that is there, unless there is one already.
  func presentAlert(_ alert: ViewController)
}
