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
    showScreens(of: state)
    window.rootViewController = navigationController
    showNote(of: state)
  }

  /// Shows the link's screens in the stead of all that is there, unless the user wants to stay.
  func open(_ link: GuideLink) {
    guard let flow else { return follow(link) }
    // Held weakly because the alert that asks the user belongs to a screen.
    flow.leave { [weak self] in self?.follow(link) }
  }

  /// Keeps where the user is, as the coordinator of the flow under way tells.
  func saveState() {
    dependencies.whereabouts.save(SavedState(screens: flow?.restorableState ?? [], note: flow?.restorableNote))
  }

  private func didShow(_ controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    saveState()
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

  private func follow(_ link: GuideLink) {
    let state = link.savedState
    navigationController.dismiss()
    showScreens(of: state)
    showNote(of: state)
  }

  private func showNote(of state: SavedState) {
    if let note = state.note { flow?.showNote(note) }
  }

  private func showScreens(of state: SavedState) {
    let menu = makeMenu()
    let screens = state.screens.dropFirst()
    switch state.screens.first {
    case .quarters(let order): startQuarters(above: [menu], order: order, then: screens)
    case .places(let quarterID, let title, let text):
      startPlaces(above: [menu], title: title, query: PlaceQuery(text: text, quarterID: quarterID), then: screens)
    case .place: startPlace(above: [menu], then: state.screens[...])
    case .reference: startReference(above: [menu], then: screens)
    case .article, nil: navigationController.setViewControllers([menu])
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

  private func startPlaces(
    above stack: [ViewController], title: String, query: PlaceQuery, then screens: ArraySlice<SavedState.Screen> = []
  ) {
    let coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    coordinator.start(above: stack, title: title, query: query, then: screens)
  }

  private func startPlace(above stack: [ViewController], then screens: ArraySlice<SavedState.Screen>) {
    let coordinator = PlaceCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    coordinator.start(above: stack, then: screens, query: PlaceQuery())
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

  func flowCoordinator(_ coordinator: FlowCoordinator, didShow controller: ViewController) {
    didShow(controller)
  }
}

// MARK: - NavigationControllerDelegate

extension GuideCoordinator: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    flow?.navigationController(navigationController, didShow: controller)
    didShow(controller)
  }
}
