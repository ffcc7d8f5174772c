import HeadlessUI
import SharedModel

/// What the flows above the menu have in common: each is over when the last of its screens has left the stack.
class FlowCoordinator {
  private struct Screen {
    weak var viewController: ViewController?  // the navigation controller owns it
    weak var viewModel: (any RestorableViewModel)?  // its view controller owns it
  }

  final weak var delegate: (any FlowCoordinatorDelegate)?  // the parent coordinator, which owns this one

  final let navigationController: NavigationController
  private var screens: [Screen] = []
  private var child: FlowCoordinator?

  /// What it takes to open the screens of this flow, and of the one that it has led into, again, bottom to top.
  final var restorableState: [SavedState.Screen] {
    screens.compactMap(\.viewModel?.restorableState) + (child?.restorableState ?? [])
  }

  /// The note that is open over the screens of this flow, or of the one that it has led into.
  var restorableNote: NoteDraft? { child?.restorableNote }

  /// The view model of the flow's own last screen.
  final var lastViewModel: (any RestorableViewModel)? { screens.last?.viewModel }

  init(navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  /// Counts the screen among those of the flow for as long as it is in the stack.
  final func track(_ viewController: ViewController, of viewModel: any RestorableViewModel) {
    screens.append(Screen(viewController: viewController, viewModel: viewModel))
  }

  /// Holds the coordinator of the flow that this one leads into for as long as that lasts.
  final func hold(_ child: FlowCoordinator) {
    child.delegate = self
    self.child = child
  }

  /// Opens the note again if its place is what the user sees.
  func showNote(_ draft: NoteDraft) {
    child?.showNote(draft)
  }

  /// Goes elsewhere, after asking the user if that would lose something.
  func leave(_ go: @escaping () -> Void) {
    guard let child else { return go() }
    child.leave(go)
  }

  /// Whether the screen of that view model is on top of the stack; what is presented over it does not count.
  final func isInSight(_ viewModel: any RestorableViewModel) -> Bool {
    screens.contains { $0.viewModel === viewModel && $0.viewController === navigationController.topViewController }
  }

  /// Passes on that a modal screen has come or gone.
  final func modalDidChange() {
    guard let shown = navigationController.presentedViewController ?? navigationController.topViewController else {
      return
    }
    delegate?.flowCoordinator(self, didShow: shown)
  }

  /// Tells the user something; `didConfirm` runs once the user has read it.
  final func showAlert(_ message: String, didConfirm: @escaping () -> Void = {}) {
    navigationController.present(AlertController(message: message, didConfirm: didConfirm))
  }
}

// MARK: - FlowCoordinatorDelegate

extension FlowCoordinator: FlowCoordinatorDelegate {
  final func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator) {
    child = nil
  }

  final func flowCoordinator(_ coordinator: FlowCoordinator, didShow controller: ViewController) {
    delegate?.flowCoordinator(self, didShow: controller)
  }
}

// MARK: - NavigationControllerDelegate

extension FlowCoordinator: NavigationControllerDelegate {
  // snippet.over
  /// The parent hears of every screen and passes it on, because the user may go back without asking anyone.
  final func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    child?.navigationController(navigationController, didShow: controller)
    let stack = navigationController.viewControllers
    screens.removeAll { screen in !stack.contains { $0 === screen.viewController } }
    if screens.isEmpty { delegate?.flowCoordinatorDidFinish(self) }
  }
  // snippet.end
}
