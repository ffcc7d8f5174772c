import HeadlessUI

/// Fills the window for the root router: the root module's view.
protocol RootTransitionHandler: AlertTransitionHandler {
  /// Shows one screen in place of everything that was there.
  func show(_ controller: ViewController)
  /// Shows a new stack in place of everything that was there.
  func showStack(_ controllers: [ViewController])
  /// Replaces the screens of the stack that is shown, and closes what is presented over it.
  func replaceStack(_ controllers: [ViewController])
}
