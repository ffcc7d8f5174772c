import HeadlessUI
import SharedModel

/// Leads a user who is signed in through the guide; the flow is over when the session ends.
final class GuideCoordinator {
  weak var delegate: (any GuideCoordinatorDelegate)?  // the app coordinator, which owns this one

  private let window: Window
  private let dependencies: AppDependencies
  private let navigationController = NavigationController()
  private var sessionObservation: Cancellable?
  private var flow: FlowCoordinator?  // there is one above the menu at most

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

  /// Keeps where the user is, as the coordinator of the flow under way tells.
  func saveState() {
    dependencies.whereabouts.save(SavedState(screens: flow?.restorableState ?? []))
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
    let screens = state.screens.dropFirst()
    switch state.screens.first {
    case .quarters(let order): startQuarters(above: [menu], order: order, then: screens)
    case .places(let quarterID, let title, let text):
      startPlaces(above: [menu], title: title, query: PlaceQuery(text: text, quarterID: quarterID))
    case .reference: startReference(above: [menu], then: screens)
    case .place, .article, nil: navigationController.setViewControllers([menu])
    }
  }

  private func makeMenu() -> ViewController {
    let viewModel = MenuViewModel(
      session: dependencies.session, favourites: dependencies.favourites, cover: dependencies.cover)
    viewModel.coordinatorDelegate = self
    return MenuViewController(viewModel: viewModel)
  }

  private func startQuarters(
    above stack: [ViewController], order: QuarterOrder, then screens: ArraySlice<SavedState.Screen> = []
  ) {
    let coordinator = QuartersCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    coordinator.start(above: stack, order: order, then: screens)
  }

  private func startPlaces(above stack: [ViewController], title: String, query: PlaceQuery) {
    let coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    coordinator.start(above: stack, title: title, query: query)
  }

  private func startReference(above stack: [ViewController], then screens: ArraySlice<SavedState.Screen> = []) {
    let coordinator = ReferenceCoordinator(navigationController: navigationController, articles: dependencies.articles)
    hold(coordinator)
    coordinator.start(above: stack, then: screens)
  }

  private func hold(_ flow: FlowCoordinator) {
    flow.delegate = self
    self.flow = flow
  }
}

// MARK: - MenuViewModelCoordinatorDelegate

extension GuideCoordinator: MenuViewModelCoordinatorDelegate {
  func menuViewModel(_ viewModel: MenuViewModel, didSelect section: GuideSection) {
    switch section {
    case .quarters: startQuarters(above: navigationController.viewControllers, order: .priority)
    case .places:
      startPlaces(above: navigationController.viewControllers, title: Texts.places, query: PlaceQuery())
    case .referenceBook: startReference(above: navigationController.viewControllers)
    }
  }
}

// MARK: - FlowCoordinatorDelegate

extension GuideCoordinator: FlowCoordinatorDelegate {
  func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator) {
    flow = nil
  }
}

// MARK: - NavigationControllerDelegate

extension GuideCoordinator: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    flow?.navigationController(navigationController, didShow: controller)
    saveState()
  }
}
