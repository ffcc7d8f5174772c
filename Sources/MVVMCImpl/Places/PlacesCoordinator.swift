import HeadlessUI
import SharedModel

/// Leads the user through the list of places, whether from the menu or from a quarter, and on to one of them.
final class PlacesCoordinator: FlowCoordinator {
  private let dependencies: AppDependencies

  init(navigationController: NavigationController, dependencies: AppDependencies) {
    self.dependencies = dependencies
    super.init(navigationController: navigationController)
  }

  /// Shows the places that match under that title, or the screen that lay on them; `stack` is what is to lie below.
  func start(
    above stack: [ViewController], title: String, query: PlaceQuery, then screens: ArraySlice<SavedState.Screen> = []
  ) {
    let stack = stack + [makePlaces(title: title, query: query)]
    if case .place? = screens.first {
      makePlaceCoordinator().start(above: stack, then: screens, query: query)
    } else {
      navigationController.setViewControllers(stack)
    }
  }

  // snippet.make
  private func makePlaces(title: String, query: PlaceQuery) -> ViewController {
    let viewModel = PlacesViewModel(
      places: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDebounce: dependencies.configuration.searchDebounce, title: title, query: query)
    viewModel.coordinatorDelegate = self
    let viewController = PlacesViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }
  // snippet.end

  private func makePlaceCoordinator() -> PlaceCoordinator {
    let coordinator = PlaceCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    return coordinator
  }
}

// MARK: - PlacesViewModelCoordinatorDelegate

extension PlacesCoordinator: PlacesViewModelCoordinatorDelegate {
  // snippet.tap
  func placesViewModel(_ viewModel: PlacesViewModel, didSelect place: Place, in list: PlaceList) {
    makePlaceCoordinator().start(above: navigationController.viewControllers, place: place, in: list)
  }
  // snippet.end

  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String) {
    showAlert(message)
  }
}
