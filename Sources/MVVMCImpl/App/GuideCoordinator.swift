import HeadlessUI
import SharedModel

/// Leads a user who is signed in through the guide, from the menu to places and articles; notes are a flow of their own.
final class GuideCoordinator {
  weak var delegate: (any GuideCoordinatorDelegate)?  // the app coordinator, which owns this one

  private let window: Window
  private let dependencies: AppDependencies
  private let favouriteChanges: FavouriteChanges
  private let navigationController = NavigationController()
  private var noteCoordinator: NoteCoordinator?

  // snippet.state
  /// Where the user is, as the screens of the stack and the note tell.
  var state: SavedState {
    let screens = navigationController.viewControllers.compactMap { $0 as? any RestorableScreen }
    return SavedState(screens: screens.map { $0.viewModel.restorableState }, note: noteCoordinator?.draft)
  }
  // snippet.end

  /// The place that is in sight, or that a note or an alert lies over.
  private var topPlace: PlaceViewModel? {
    (navigationController.topViewController as? PlaceViewController)?.viewModel
  }

  init(window: Window, dependencies: AppDependencies, favouriteChanges: FavouriteChanges) {
    self.window = window
    self.dependencies = dependencies
    self.favouriteChanges = favouriteChanges
  }

  /// Shows the guide where the user was.
  func start(at state: SavedState) {
    navigationController.delegate = self
    navigationController.setViewControllers(makeStack(for: state))
    window.rootViewController = navigationController
    showNote(state.note)
  }

  /// Shows these screens in the stead of all that is there, unless the user wants to stay.
  func open(_ state: SavedState) {
    guard let noteCoordinator else { return replaceScreens(for: state) }
    noteCoordinator.leave { [weak self] in self?.replaceScreens(for: state) }
  }

  private func replaceScreens(for state: SavedState) {
    navigationController.dismiss()
    noteCoordinator = nil
    navigationController.setViewControllers(makeStack(for: state))
    showNote(state.note)
  }

  private func didShow(_ controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    delegate?.guideCoordinatorDidShowScreen()
  }

  private func goBack() {
    navigationController.popViewController()
  }

  private func showAlert(_ message: String, didConfirm: @escaping () -> Void = {}) {
    let confirm = AlertAction(title: Texts.ok, didTap: didConfirm)
    AlertController.show(message, actions: [confirm], over: navigationController)
  }

  // MARK: - Screens

  // snippet.stack
  /// The menu and the screens above it; a place finds those that follow it among the places below.
  private func makeStack(for state: SavedState) -> [ViewController] {
    var stack = [makeMenu()]
    var query = PlaceQuery()
    for screen in state.screens {
      switch screen {
      case .quarters(let order): stack.append(makeQuarters(order: order))
      case .places(let quarterID, let title, let text):
        query = PlaceQuery(text: text, quarterID: quarterID)
        stack.append(makePlaces(title: title, query: query))
      case .place(let id):
        stack.append(makePlace(id, in: LoadedPlaces(query: query, service: dependencies.places)))
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

  // snippet.make
  private func makePlaces(title: String, query: PlaceQuery) -> ViewController {
    let viewModel = PlacesViewModel(
      places: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDebounce: dependencies.configuration.searchDebounce, title: title, query: query)
    viewModel.coordinatorDelegate = self
    return PlacesViewController(viewModel: viewModel)
  }
  // snippet.end

  private func makePlace(_ id: Place.ID, known place: Place? = nil, in loaded: LoadedPlaces) -> ViewController {
    let viewModel = PlaceViewModel(
      id: id, known: place, in: loaded, place: dependencies.place, favourites: dependencies.favourites,
      favouriteChanges: favouriteChanges, notes: dependencies.notes)
    viewModel.coordinatorDelegate = self
    return PlaceViewController(viewModel: viewModel)
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

  // MARK: - Note

  /// Opens the note again if its place is what the user sees.
  private func showNote(_ draft: NoteDraft?) {
    guard let draft, draft.placeID == topPlace?.id else { return }
    startNote(on: draft.placeID, text: draft.text)
  }

  private func startNote(on placeID: Place.ID, text: String?) {
    let coordinator = NoteCoordinator(
      presenter: navigationController, notes: dependencies.notes, service: dependencies.noteService)
    coordinator.delegate = self
    noteCoordinator = coordinator
    coordinator.start(placeID: placeID, text: text)
    modalDidChange()
  }

  // snippet.end-note
  private func endNote() {
    guard noteCoordinator != nil else { return }
    noteCoordinator = nil
    modalDidChange()
  }
  // snippet.end

  /// A modal that comes or goes is a transition that the navigation controller tells nobody of.
  private func modalDidChange() {
    let shown = navigationController.presentedViewController ?? navigationController.topViewController
    shown.map(didShow)
  }

  private func leaveLostPlace() {
    topPlace?.removeFromLoaded()
    goBack()
  }
}

// MARK: - MenuViewModelCoordinatorDelegate

extension GuideCoordinator: MenuViewModelCoordinatorDelegate {
  func menuDidSelect(_ section: GuideSection) {
    let screen =
      switch section {
      case .quarters: makeQuarters(order: .priority)
      case .places: makePlaces(title: Texts.places, query: PlaceQuery())
      case .referenceBook: makeReference()
      }
    navigationController.pushViewController(screen)
  }
}

// MARK: - QuartersViewModelCoordinatorDelegate

extension GuideCoordinator: QuartersViewModelCoordinatorDelegate {
  func quartersDidSelect(_ quarter: Quarter) {
    let query = PlaceQuery(quarterID: quarter.id)
    navigationController.pushViewController(makePlaces(title: quarter.name, query: query))
  }

  func quartersDidFailToRefresh(_ message: String) {
    showAlert(message)
  }
}

// MARK: - PlacesViewModelCoordinatorDelegate

extension GuideCoordinator: PlacesViewModelCoordinatorDelegate {
  // snippet.tap
  func placesDidSelect(_ place: Place, in loaded: LoadedPlaces) {
    navigationController.pushViewController(makePlace(place.id, known: place, in: loaded))
  }
  // snippet.end

  func placesDidFailToRefresh(_ message: String) {
    showAlert(message)
  }
}

// MARK: - PlaceViewModelCoordinatorDelegate

extension GuideCoordinator: PlaceViewModelCoordinatorDelegate {
  func placeDidFindNext(_ place: Place, in loaded: LoadedPlaces) {
    navigationController.pushViewController(makePlace(place.id, known: place, in: loaded))
  }

  func placeDidSelectNote(on id: Place.ID) {
    startNote(on: id, text: nil)
  }

  func place(_ id: Place.ID, didFail message: String) {
    guard topPlace?.id == id else { return }
    showAlert(message)
  }

  func place(_ id: Place.ID, didFailToLoad message: String) {
    guard topPlace?.id == id else { return }
    navigationController.dismiss()
    endNote()
    // Held weakly because the alert belongs to the navigation controller, which this coordinator owns.
    showAlert(message) { [weak self] in self?.goBack() }
  }

  func place(_ id: Place.ID, isGone message: String) {
    guard topPlace?.id == id else { return }
    showAlert(message) { [weak self] in self?.leaveLostPlace() }
  }
}

// MARK: - ReferenceViewModelCoordinatorDelegate

extension GuideCoordinator: ReferenceViewModelCoordinatorDelegate {
  func referenceDidSelect(_ article: Article) {
    navigationController.pushViewController(makeArticle(ArticleViewModel(article: article)))
  }

  func referenceDidFailToRefresh(_ message: String) {
    showAlert(message)
  }
}

// MARK: - ArticleViewModelCoordinatorDelegate

extension GuideCoordinator: ArticleViewModelCoordinatorDelegate {
  func articleDidFailToLoad(_ message: String) {
    showAlert(message) { [weak self] in self?.goBack() }
  }
}

// MARK: - NoteCoordinatorDelegate

extension GuideCoordinator: NoteCoordinatorDelegate {
  func noteCoordinatorDidFinish() {
    endNote()
  }

  func noteCoordinatorDidLosePlace() {
    endNote()
    leaveLostPlace()
  }
}

// MARK: - NavigationControllerDelegate

extension GuideCoordinator: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    didShow(controller)
  }
}
