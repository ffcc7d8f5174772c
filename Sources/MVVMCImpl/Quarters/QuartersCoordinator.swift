import HeadlessUI
import SharedModel

/// Leads the user through the quarters; the flow is over when its first screen has left the stack.
final class QuartersCoordinator {
  weak var delegate: (any QuartersCoordinatorDelegate)?  // the guide coordinator, which owns this one

  private let navigationController: NavigationController
  private let service: any QuartersService
  private weak var viewController: QuartersViewController?  // the navigation controller owns it
  private weak var viewModel: QuartersViewModel?  // its view controller owns it

  /// What it takes to open the screens of this flow again, bottom to top.
  var restorableState: [SavedState.Screen] { viewModel.map { [$0.restorableState] } ?? [] }

  init(navigationController: NavigationController, quarters service: any QuartersService) {
    self.navigationController = navigationController
    self.service = service
  }

  /// Shows the quarters; `stack` is what is to lie below them.
  func start(above stack: [ViewController], order: QuarterOrder) {
    let viewModel = QuartersViewModel(quarters: service, order: order)
    viewModel.coordinatorDelegate = self
    let viewController = QuartersViewController(viewModel: viewModel)
    self.viewModel = viewModel
    self.viewController = viewController
    navigationController.setViewControllers(stack + [viewController])
  }
}

// MARK: - QuartersViewModelCoordinatorDelegate

extension QuartersCoordinator: QuartersViewModelCoordinatorDelegate {
  func quartersViewModel(_ viewModel: QuartersViewModel, didFailToRefresh message: String) {
    navigationController.present(AlertController(title: message, actions: [AlertAction(title: Texts.ok)]))
  }
}

// MARK: - NavigationControllerDelegate

extension QuartersCoordinator: NavigationControllerDelegate {
  /// The guide coordinator hears of every screen and passes it on, because the user may go back without asking anyone.
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    let isUnderWay = navigationController.viewControllers.contains { $0 === viewController }
    if !isUnderWay { delegate?.quartersCoordinatorDidFinish(self) }
  }
}
