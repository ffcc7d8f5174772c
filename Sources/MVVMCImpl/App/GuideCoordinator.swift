import HeadlessUI
import SharedModel

/// Leads a signed-in user from the menu to quarters and articles, and starts the flow of the places.
final class GuideCoordinator {
  struct Dependencies {
    let session: Session
    let cover: any CoverService
    let favourites: Favourites
    let quarters: any QuartersService
    let places: PlacesCoordinator.Dependencies
    let articles: any ArticlesService
    let logger: any Logger
  }

  weak var delegate: (any GuideCoordinatorDelegate)?  // the app coordinator, which owns this one

  private let window: Window
  private let dependencies: Dependencies
  private let navigationController = NavigationController()
  private var placesCoordinator: PlacesCoordinator?

  // snippet.state
  /// The navigation state, read from the screens on the stack and from the open note.
  var state: SavedState {
    let screens = navigationController.viewControllers.compactMap { $0 as? any RestorableScreen }
    return SavedState(screens: screens.map { $0.viewModel.restorableState }, note: placesCoordinator?.noteDraft)
  }
  // snippet.end

  init(window: Window, dependencies: Dependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  /// Shows the screens and the note of a navigation state.
  func start(at state: SavedState) {
    navigationController.delegate = self
    navigationController.setViewControllers(makeStack(for: state))
    window.rootViewController = navigationController
    placesCoordinator?.showNote(state.note)
  }

  /// Replaces all screens, after asking the user if that would discard a changed note.
  func open(_ state: SavedState) {
    guard let placesCoordinator else { return replaceScreens(for: state) }
    placesCoordinator.leave { [weak self] in self?.replaceScreens(for: state) }
  }

  private func replaceScreens(for state: SavedState) {
    navigationController.dismiss()
    navigationController.setViewControllers(makeStack(for: state))
    placesCoordinator?.showNote(state.note)
  }

  private func didShow(_ controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    delegate?.guideCoordinatorDidShowScreen()
  }

  // snippet.begin-places
  /// Makes the coordinator of the places, and keeps it as long as their flow lasts.
  private func beginPlaces() -> PlacesCoordinator {
    let coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: dependencies.places)
    coordinator.delegate = self
    placesCoordinator = coordinator
    return coordinator
  }
  // snippet.end

  // MARK: - Screens

  // snippet.stack
  /// Makes the menu and the screens above it; from the first place or list of places on, their coordinator makes them.
  private func makeStack(for state: SavedState) -> [ViewController] {
    var stack = [makeMenu()]
    for (index, screen) in state.screens.enumerated() {
      switch screen {
      case .quarters(let order): stack.append(makeQuarters(order: order))
      case .places, .place: return stack + beginPlaces().makeScreens(for: state.screens[index...])
      case .reference: stack.append(makeReference())
      case .article(let id): stack.append(makeArticle(ArticleViewModel(id: id, articles: dependencies.articles)))
      }
    }
    return stack
  }
  // snippet.end

  private func makeMenu() -> ViewController {
    let viewModel = MenuViewModel(
      session: dependencies.session, favourites: dependencies.favourites, cover: dependencies.cover)
    viewModel.coordinatorDelegate = self
    return MenuViewController(viewModel: viewModel)
  }

  private func makeQuarters(order: QuarterOrder) -> ViewController {
    let viewModel = QuartersViewModel(quarters: dependencies.quarters, order: order)
    viewModel.coordinatorDelegate = self
    return QuartersViewController(viewModel: viewModel)
  }

  private func makeReference() -> ViewController {
    let viewModel = ReferenceViewModel(articles: dependencies.articles)
    viewModel.coordinatorDelegate = self
    return ReferenceViewController(viewModel: viewModel)
  }

  private func makeArticle(_ viewModel: ArticleViewModel) -> ViewController {
    viewModel.coordinatorDelegate = self
    return ArticleViewController(viewModel: viewModel)
  }
}

// MARK: - MenuViewModelCoordinatorDelegate

extension GuideCoordinator: MenuViewModelCoordinatorDelegate {
  func menuDidSelect(_ section: GuideSection) {
    switch section {
    case .quarters: navigationController.pushViewController(makeQuarters(order: .priority))
    case .places: beginPlaces().start(title: Texts.places, query: PlaceQuery())
    case .referenceBook: navigationController.pushViewController(makeReference())
    }
  }
}

// MARK: - QuartersViewModelCoordinatorDelegate

extension GuideCoordinator: QuartersViewModelCoordinatorDelegate {
  func quartersDidSelect(_ quarter: Quarter) {
    beginPlaces().start(title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
  }

  func quartersDidFailToRefresh(_ message: String) {
    AlertController.show(message, over: navigationController)
  }
}

// MARK: - PlacesCoordinatorDelegate

extension GuideCoordinator: PlacesCoordinatorDelegate {
  /// A modal is a transition of which the navigation controller doesn't notify its delegate.
  func placesCoordinatorDidChangeModal() {
    let shown = navigationController.presentedViewController ?? navigationController.topViewController
    shown.map(didShow)
  }

  // snippet.end-places
  func placesCoordinatorDidFinish() {
    placesCoordinator = nil
  }
  // snippet.end
}

// MARK: - ReferenceViewModelCoordinatorDelegate

extension GuideCoordinator: ReferenceViewModelCoordinatorDelegate {
  func referenceDidSelect(_ article: Article) {
    navigationController.pushViewController(makeArticle(ArticleViewModel(article: article)))
  }

  func referenceDidFailToRefresh(_ message: String) {
    AlertController.show(message, over: navigationController)
  }
}

// MARK: - ArticleViewModelCoordinatorDelegate

extension GuideCoordinator: ArticleViewModelCoordinatorDelegate {
  func articleDidFailToLoad(_ message: String) {
    // Held weakly because the alert belongs to the navigation controller, which this coordinator owns.
    AlertController.show(message, over: navigationController) { [weak self] in
      self?.navigationController.popViewController()
    }
  }
}

// MARK: - NavigationControllerDelegate

extension GuideCoordinator: NavigationControllerDelegate {
  // snippet.did-show
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    placesCoordinator?.stackDidChange()
    didShow(controller)
  }
  // snippet.end
}
