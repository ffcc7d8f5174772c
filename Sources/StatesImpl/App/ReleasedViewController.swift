import HeadlessUI

/// Stands in the stack for a screen that was released, until the user comes back to it.
final class ReleasedViewController: ViewController {
  private let didReturn: () -> Void

  init(name: String, title: String, didReturn: @escaping () -> Void) {
    self.didReturn = didReturn
    super.init(nibName: name)
    self.title = title
  }

  override func viewWillAppear() {
    didReturn()
  }
}
