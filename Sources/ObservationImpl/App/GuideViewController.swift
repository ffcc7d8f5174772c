import HeadlessUI

/// Follows the navigation state: keeps the stack, and what is presented over it, in step with the guide's view model.
final class GuideViewController: NavigationController {
  private let viewModel: GuideViewModel
  /// The menu and the path that the stack shows.
  private var menu: MenuViewModel?
  private var path: [Destination] = []
  /// The note or the alert over the stack.
  private var modal: Navigation.Modal?
  private var hasAppeared = false

  init(viewModel: GuideViewModel) {
    self.viewModel = viewModel
    super.init()
    delegate = self
  }

  override func viewDidLoad() {
    showScreens()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    hasAppeared = true
    presentModal()
  }

  override func updateProperties() {
    dismissModal()
    showScreens()
    presentModal()
  }

  // MARK: - Stack

  // snippet.stack
  private func showScreens() {
    let wanted = viewModel.navigation.path
    let staysOnMenu = menu === viewModel.menu
    let kept = staysOnMenu ? zip(path, wanted).prefix { $0 == $1 }.count : 0
    showTitles(of: wanted.prefix(kept))
    guard !staysOnMenu || path != wanted else { return }
    let below = staysOnMenu ? viewControllers.prefix(kept + 1) : [MenuViewController(viewModel: viewModel.menu)]
    (menu, path) = (viewModel.menu, wanted)
    setViewControllers(below + wanted.dropFirst(kept).map(makeScreen))
  }
  // snippet.end

  // snippet.titles
  /// A covered screen isn't updated, but back navigation shows its title.
  private func showTitles(of kept: ArraySlice<Destination>) {
    for (screen, destination) in zip(viewControllers.dropFirst(), kept) { screen.title = destination.title }
  }
  // snippet.end

  private func makeScreen(_ destination: Destination) -> ViewController {
    switch destination {
    case .quarters(let viewModel): QuartersViewController(viewModel: viewModel)
    case .places(let viewModel): PlacesViewController(viewModel: viewModel)
    case .place(let viewModel): PlaceViewController(viewModel: viewModel)
    case .reference(let viewModel): ReferenceViewController(viewModel: viewModel)
    case .article(let viewModel): ArticleViewController(viewModel: viewModel)
    }
  }

  // MARK: - Modal

  private func dismissModal() {
    guard let old = modal, old != viewModel.navigation.modal else { return }
    modal = nil
    // If a link replaces the screens as well, the new ones come into sight.
    guard case .note = old, menu === viewModel.menu else { return dismiss() }
    dismiss { [weak self] in
      guard let self, let top = topViewController else { return }
      viewModel.didShow(top.nibName)
    }
  }

  /// UIKit presents only over what has appeared.
  private func presentModal() {
    guard let wanted = viewModel.navigation.modal, hasAppeared, modal == nil else { return }
    modal = wanted
    switch wanted {
    case .alert(let alert):
      present(AlertController(alert) { [weak self] in self?.closeAlert() })
    case .note(let note):
      let controller = NoteViewController(viewModel: note)
      controller.presentationDelegate = self
      present(controller) { [viewModel] in viewModel.didShow(controller.nibName) }
    }
  }

  /// A button has closed the alert; its action may show the next one.
  private func closeAlert() -> Alert? {
    modal = nil
    return viewModel.navigation.closeAlert()
  }
}

// MARK: - NavigationControllerDelegate

extension GuideViewController: NavigationControllerDelegate {
  // snippet.back
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    // The user may have gone back; then the state follows.
    path = Array(path.prefix(viewControllers.count - 1))
    viewModel.didGoBack(to: viewControllers.count - 1)
    viewModel.didShow(controller.nibName)
  }
  // snippet.end
}

// MARK: - PresentationDelegate

extension GuideViewController: PresentationDelegate {
  /// A swipe that would lose something is the same as Cancel.
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    viewModel.navigation.note?.cancel()
  }

  func presentationDidDismiss(_ controller: ViewController) {
    viewModel.navigation.modal = nil
  }
}
