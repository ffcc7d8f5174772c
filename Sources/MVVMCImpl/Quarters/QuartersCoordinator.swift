import HeadlessUI
import SharedModel

/// Leads the user through the quarters, and on to the places of one.
final class QuartersCoordinator: FlowCoordinator {
  private let dependencies: AppDependencies

  init(navigationController: NavigationController, dependencies: AppDependencies) {
    self.dependencies = dependencies
    super.init(navigationController: navigationController)
  }

  /// Shows the quarters, or the screen of the flow that lay on them; `stack` is what is to lie below them.
  func start(above stack: [ViewController], order: QuarterOrder, then screens: ArraySlice<SavedState.Screen> = []) {
    let stack = stack + [makeQuarters(order: order)]
    if case .places(let quarterID, let title, let text)? = screens.first {
      startPlaces(
        above: stack, title: title, query: PlaceQuery(text: text, quarterID: quarterID), then: screens.dropFirst())
    } else {
      navigationController.setViewControllers(stack)
    }
  }

  private func makeQuarters(order: QuarterOrder) -> ViewController {
    let viewModel = QuartersViewModel(quarters: dependencies.quarters, order: order)
    viewModel.coordinatorDelegate = self
    let viewController = QuartersViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }

  private func startPlaces(
    above stack: [ViewController], title: String, query: PlaceQuery, then screens: ArraySlice<SavedState.Screen> = []
  ) {
    let coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: dependencies)
    hold(coordinator)
    coordinator.start(above: stack, title: title, query: query, then: screens)
  }
}

// MARK: - QuartersViewModelCoordinatorDelegate

extension QuartersCoordinator: QuartersViewModelCoordinatorDelegate {
  func quartersViewModel(_ viewModel: QuartersViewModel, didSelect quarter: Quarter) {
    startPlaces(
      above: navigationController.viewControllers, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
  }

  func quartersViewModel(_ viewModel: QuartersViewModel, didFailToRefresh message: String) {
    showAlert(message)
  }
}
