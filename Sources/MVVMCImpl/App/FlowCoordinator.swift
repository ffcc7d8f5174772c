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

  /// Tells the user something; `didConfirm` runs once the user has read it.
  final func showAlert(_ message: String, didConfirm: @escaping () -> Void = {}) {
    let alert = AlertController(title: message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)])
    navigationController.present(alert)
  }
}

// MARK: - FlowCoordinatorDelegate

extension FlowCoordinator: FlowCoordinatorDelegate {
  final func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator) {
    child = nil
  }
}

// MARK: - NavigationControllerDelegate

extension FlowCoordinator: NavigationControllerDelegate {
  /// The parent hears of every screen and passes it on, because the user may go back without asking anyone.
  final func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    child?.navigationController(navigationController, didShow: controller)
    let stack = navigationController.viewControllers
    screens.removeAll { screen in !stack.contains { $0 === screen.viewController } }
    if screens.isEmpty { delegate?.flowCoordinatorDidFinish(self) }
  }
}
