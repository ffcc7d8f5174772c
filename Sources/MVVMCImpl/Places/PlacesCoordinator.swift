import HeadlessUI
import SharedModel

/// Leads the user through places, whether from the menu or from a quarter.
final class PlacesCoordinator: FlowCoordinator {
  private let dependencies: AppDependencies

  init(navigationController: NavigationController, dependencies: AppDependencies) {
    self.dependencies = dependencies
    super.init(navigationController: navigationController)
  }

  /// Shows the places that match under that title; `stack` is what is to lie below them.
  func start(above stack: [ViewController], title: String, query: PlaceQuery) {
    navigationController.setViewControllers(stack + [makePlaces(title: title, query: query)])
  }

  private func makePlaces(title: String, query: PlaceQuery) -> ViewController {
    let viewModel = PlacesViewModel(
      places: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDebounce: dependencies.configuration.searchDebounce, title: title, query: query)
    viewModel.coordinatorDelegate = self
    let viewController = PlacesViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }
}

// MARK: - PlacesViewModelCoordinatorDelegate

extension PlacesCoordinator: PlacesViewModelCoordinatorDelegate {
  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String) {
    showAlert(message)
  }
}
