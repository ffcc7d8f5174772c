import HeadlessUI

/// Takes the place of a released screen in the stack. The user never sees it, because the screen is rebuilt before back
/// navigation to it begins.
final class ReleasedViewController: ViewController {
  init(name: String, title: String) {
    super.init(nibName: name)
    self.title = title
  }
}
