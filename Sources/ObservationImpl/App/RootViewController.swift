import HeadlessUI

/// Fills the window with the sign-in screen or with the guide.
final class RootViewController: ViewController {
  private let viewModel: AppViewModel
  /// The view model of the window's content.
  private var shown: AnyObject?

  init(viewModel: AppViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func updateProperties() {
    switch viewModel.destination {
    case .signIn(let signIn) where signIn !== shown:
      shown = signIn
      let controller = SignInViewController(viewModel: signIn)
      fill(with: controller)
      viewModel.didShowSignIn(controller.nibName)
    case .guide(let guide) where guide !== shown:
      shown = guide
      fill(with: GuideViewController(viewModel: guide))
    case .signIn, .guide: break
    }
  }

  /// Replaces the view controller, and closes anything presented over the previous one.
  private func fill(with controller: ViewController) {
    dismiss()
    for child in children { child.removeFromParent() }
    addChild(controller)
  }
}
