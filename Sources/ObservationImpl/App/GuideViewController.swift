import HeadlessUI

/// Follows where the user is: it keeps the stack, and what lies over it, as the view models say.
final class GuideViewController: NavigationController {
  private let viewModel: GuideViewModel
  /// The view models of the stack, bottom to top.
  private var screens: [AnyObject] = []
  /// What lies over the stack.
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
    let destinations = viewModel.navigation.destinations
    let wanted = [viewModel.menu] + destinations.map(\.viewModel)
    let kept = zip(screens, wanted).prefix { $0 === $1 }.count
    // A covered screen isn't updated, but back navigation shows its title.
    for (screen, destination) in zip(viewControllers.prefix(kept).dropFirst(), destinations) {
      screen.title = destination.title
    }
    guard kept < max(screens.count, wanted.count) else { return }
    screens = wanted
    let menu = kept == 0 ? [MenuViewController(viewModel: viewModel.menu)] : []
    let added = destinations.dropFirst(max(kept - 1, 0)).map(makeScreen)
    setViewControllers(viewControllers.prefix(kept) + menu + added)
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
    // Where a link replaces the screens as well, the new ones are what comes into sight.
    guard case .note(let note) = old, screens.first === viewModel.menu else { return dismiss() }
    dismiss { [weak self] in
      guard let self, let top = topViewController else { return }
      viewModel.didClose(note, over: top.nibName)
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

  /// A button has closed it; what that does may show the next one.
  private func closeAlert() -> Alert? {
    modal = nil
    return viewModel.navigation.closeAlert()
  }
}

// MARK: - NavigationControllerDelegate

extension GuideViewController: NavigationControllerDelegate {
  // snippet.back
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    // Where the user has gone back by hand the state follows.
    screens = Array(screens.prefix(viewControllers.count))
    viewModel.didGoBack(to: viewControllers.count - 1)
    viewModel.didShow(controller.nibName)
  }
  // snippet.end
}

// MARK: - PresentationDelegate

extension GuideViewController: PresentationDelegate {
  /// Swiping is the same as Cancel; it gets here when it would lose something.
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    viewModel.navigation.note?.cancel()
  }

  func presentationDidDismiss(_ controller: ViewController) {
    viewModel.navigation.modal = nil
  }
}
