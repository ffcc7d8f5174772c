import HeadlessUI
import SharedModel

/// Leads a user who is signed in through the guide; the flow is over when the session ends.
final class GuideCoordinator {
  weak var delegate: (any GuideCoordinatorDelegate)?  // the app coordinator, which owns this one

  private let window: Window
  private let dependencies: AppDependencies
  private let navigationController = NavigationController()
  private var sessionObservation: Cancellable?
  private var quartersCoordinator: QuartersCoordinator?

  init(window: Window, dependencies: AppDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  /// Shows the guide where the user was.
  func start(at state: SavedState) {
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    navigationController.delegate = self
    show(state)
    window.rootViewController = navigationController
  }

  /// Shows the link's screens in the stead of all that is there.
  func open(_ link: GuideLink) {
    navigationController.dismiss()
    show(link.savedState)
  }

  /// Keeps where the user is, as the coordinators of the flows under way tell.
  func saveState() {
    dependencies.whereabouts.save(SavedState(screens: quartersCoordinator?.restorableState ?? []))
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began: break
    case .signedOut: delegate?.guideCoordinatorDidSignOut(self)
    case .expired:
      saveState()
      delegate?.guideCoordinatorDidExpire(self)
    }
  }

  // MARK: - Screens

  private func show(_ state: SavedState) {
    let menu = makeMenu()
    if case .quarters(let order)? = state.screens.first {
      startQuarters(above: [menu], order: order)
    } else {
      navigationController.setViewControllers([menu])
    }
  }

  private func makeMenu() -> ViewController {
    let viewModel = MenuViewModel(
      session: dependencies.session, favourites: dependencies.favourites, cover: dependencies.cover)
    viewModel.coordinatorDelegate = self
    return MenuViewController(viewModel: viewModel)
  }

  private func startQuarters(above stack: [ViewController], order: QuarterOrder) {
    let coordinator = QuartersCoordinator(navigationController: navigationController, quarters: dependencies.quarters)
    coordinator.delegate = self
    quartersCoordinator = coordinator
    coordinator.start(above: stack, order: order)
  }
}

// MARK: - MenuViewModelCoordinatorDelegate

extension GuideCoordinator: MenuViewModelCoordinatorDelegate {
  func menuViewModel(_ viewModel: MenuViewModel, didSelect section: GuideSection) {
    switch section {
    case .quarters: startQuarters(above: navigationController.viewControllers, order: .priority)
    case .places, .referenceBook: break
    }
  }
}

// MARK: - QuartersCoordinatorDelegate

extension GuideCoordinator: QuartersCoordinatorDelegate {
  func quartersCoordinatorDidFinish(_ coordinator: QuartersCoordinator) {
    quartersCoordinator = nil
  }
}

// MARK: - NavigationControllerDelegate

extension GuideCoordinator: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    quartersCoordinator?.navigationController(navigationController, didShow: controller)
    saveState()
  }
}
