import HeadlessUI

/// Stands in the stack for a screen that was released; the user never sees it, as the screen is built again before the
/// way back to it begins.
final class ReleasedViewController: ViewController {
  init(name: String, title: String) {
    super.init(nibName: name)
    self.title = title
  }
}
