import HeadlessUI
import SharedModel

/// Fills the window, observes the session and the system, makes, saves and restores every screen, and sends favourites,
/// because a request must outlive its screen.
final class AppDelegate {
  /// A favourite whose last change the backend hasn't confirmed yet.
  private struct FavouriteChange {
    /// The value that the backend holds.
    var confirmed: Bool
    /// The value in the request that was sent last.
    var requested: Bool
    var request: Cancellable?
    weak var placeViewController: PlaceViewController?  // where it was toggled last; the navigation controller owns it
  }

  /// The dependencies of the menu and of the screens that it opens.
  let menu: MenuViewController.Dependencies

  private let dependencies: AppDependencies
  private weak var window: Window?  // the application owns both
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?
  private var favouriteChanges: [Place.ID: FavouriteChange] = [:]

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    let place = PlaceViewController.Dependencies(
      service: dependencies.place, placesService: dependencies.places, favourites: dependencies.favourites,
      notes: dependencies.notes, noteService: dependencies.noteService)
    let places = PlacesViewController.Dependencies(
      service: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDebounce: dependencies.configuration.searchDebounce, place: place)
    menu = MenuViewController.Dependencies(
      session: dependencies.session, cover: dependencies.cover, favourites: dependencies.favourites,
      quarters: QuartersViewController.Dependencies(service: dependencies.quarters, places: places), places: places,
      articles: dependencies.articles)
  }

  // MARK: - Root

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      showGuide(pendingLink.map(state(for:)) ?? loadState())
      pendingLink = nil
    case .signedOut:
      takeBackFavourites()
      showSignIn(message: nil)
    case .expired:
      takeBackFavourites()
      saveState()
      showSignIn(message: Texts.sessionExpired)
    }
  }

  private func showSignIn(message: String?) {
    let signIn = SignInViewController(signIn: dependencies.signIn)
    signIn.message = message
    window?.rootViewController = signIn
    dependencies.logger.log(.info, "transition: \(signIn.nibName)")
  }

  private func showGuide(_ state: SavedState) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(viewControllers(for: state))
    window?.rootViewController = navigationController
    showNote(state.note, in: navigationController)
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    var viewControllers: [ViewController] = [MenuViewController(dependencies: menu)]
    for screen in state.screens {
      switch screen {
      case .quarters(let order):
        let quarters = QuartersViewController(dependencies: menu.quarters)
        quarters.order = order
        viewControllers.append(quarters)
      case .places(let quarterID, let title, let text):
        let places = PlacesViewController(dependencies: menu.places)
        places.title = title
        places.quarterID = quarterID
        places.searchText = text
        viewControllers.append(places)
      case .place(let id):
        viewControllers.append(PlaceViewController(dependencies: menu.places.place, id: id))
      case .reference:
        viewControllers.append(ReferenceViewController(articles: menu.articles))
      case .article(let id):
        viewControllers.append(ArticleViewController(articles: menu.articles, id: id))
      }
    }
    return viewControllers
  }

  private func showNote(_ draft: NoteDraft?, in navigationController: NavigationController) {
    guard let draft, let place = navigationController.topViewController as? PlaceViewController,
      place.id == draft.placeID
    else { return }
    let note = NoteViewController(notes: dependencies.notes, service: dependencies.noteService, placeID: draft.placeID)
    note.placeViewController = place
    note.draftText = draft.text
    place.present(note)
    didShow(note)
  }

  // MARK: - State

  /// Logs that a screen came into sight, and saves the navigation state. Modals have to call it themselves.
  func didShow(_ screen: ViewController) {
    dependencies.logger.log(.info, "transition: \(screen.nibName)")
    saveState()
  }

  /// The saved navigation state, or the menu if none can be loaded.
  private func loadState() -> SavedState {
    do {
      return try dependencies.savedState.load() ?? SavedState()
    } catch {
      dependencies.logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  private func saveState() {
    guard let navigationController = window?.rootViewController as? NavigationController else { return }
    var state = SavedState()
    for viewController in navigationController.viewControllers {
      switch viewController {
      case let quarters as QuartersViewController:
        state.screens.append(.quarters(order: quarters.order))
      case let places as PlacesViewController:
        state.screens.append(.places(quarterID: places.quarterID, title: places.title, query: places.searchText))
      case let place as PlaceViewController:
        state.screens.append(.place(id: place.id))
      case is ReferenceViewController:
        state.screens.append(.reference)
      case let article as ArticleViewController:
        state.screens.append(.article(id: article.id))
      default: break  // every stack starts with the menu
      }
    }
    if let note = navigationController.presentedViewController as? NoteViewController {
      state.note = NoteDraft(placeID: note.placeID, text: note.text)
    }
    do {
      try dependencies.savedState.save(state)
    } catch {
      dependencies.logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }

  // MARK: - Favourites

  /// Adds a place to the favourites at once, or removes it, and sends one change of a place at a time.
  ///
  /// Sends nothing if nothing has changed on the device, where the value may be the same already or can't be stored.
  func setFavourite(_ isFavourite: Bool, of placeViewController: PlaceViewController) {
    let id = placeViewController.id
    let before = dependencies.favourites.contains(id)
    // If it can't be stored, `Favourites` logs that and the value stays.
    try? dependencies.favourites.set(isFavourite, id: id)
    if favouriteChanges[id] != nil {
      favouriteChanges[id]?.placeViewController = placeViewController
    } else if dependencies.favourites.contains(id) != before {
      favouriteChanges[id] = FavouriteChange(
        confirmed: before, requested: isFavourite, request: nil, placeViewController: placeViewController)
      sendFavourite(id)
    }
  }

  private func sendFavourite(_ id: Place.ID) {
    let isFavourite = dependencies.favourites.contains(id)
    favouriteChanges[id]?.requested = isFavourite
    let service = dependencies.favouriteService
    favouriteChanges[id]?.request = service.saveFavourite(isFavourite, placeID: id) { [weak self] result in
      guard let self, var change = favouriteChanges[id] else { return }
      switch result {
      case .success:
        change.confirmed = change.requested
        favouriteChanges[id] = change
        if dependencies.favourites.contains(id) == change.confirmed {
          favouriteChanges[id] = nil
        } else {
          sendFavourite(id)
        }
      case .failure(let error):
        favouriteChanges[id] = nil
        guard dependencies.favourites.contains(id) != change.confirmed else { return }
        try? dependencies.favourites.set(change.confirmed, id: id)
        change.placeViewController?.favouriteWasRefused(error)
      }
    }
  }

  /// Takes back the changes that the backend hasn't confirmed, because the session is over.
  private func takeBackFavourites() {
    let changes = favouriteChanges
    favouriteChanges = [:]
    // Sorted by id, so that the log is the same each time.
    for (id, change) in changes.sorted(by: { $0.key < $1.key }) {
      try? dependencies.favourites.set(change.confirmed, id: id)
    }
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    if let note = window?.frontmostViewController as? NoteViewController, note.isModalInPresentation {
      guard note.presentedViewController == nil else { return }
      let discard = AlertAction(title: Texts.discard) { [weak self] in self?.replaceGuide(by: link) }
      let keepEditing = AlertAction(title: Texts.keepEditing)
      note.present(AlertController(title: Texts.discardChanges, actions: [discard, keepEditing]))
    } else {
      replaceGuide(by: link)
    }
  }

  /// The screens above the menu that a link opens.
  private func state(for link: GuideLink) -> SavedState {
    let allPlaces = SavedState.Screen.places(quarterID: nil, title: Texts.places, query: "")
    switch link {
    case .quarters: return SavedState(screens: [.quarters(order: .priority)])
    case .places: return SavedState(screens: [allPlaces])
    case .place(let id): return SavedState(screens: [allPlaces, .place(id: id)])
    case .note(let id): return SavedState(screens: [allPlaces, .place(id: id)], note: NoteDraft(placeID: id))
    case .reference: return SavedState(screens: [.reference])
    case .article(let id): return SavedState(screens: [.reference, .article(id: id)])
    }
  }

  private func replaceGuide(by link: GuideLink) {
    guard let navigationController = window?.rootViewController as? NavigationController else { return }
    let state = state(for: link)
    navigationController.dismiss()
    navigationController.setViewControllers(viewControllers(for: state))
    showNote(state.note, in: navigationController)
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil {
      showSignIn(message: nil)
    } else {
      showGuide(loadState())
    }
  }

  func applicationWillResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func applicationDidEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    saveState()
  }

  func applicationWillEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func applicationDidReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  func application(open link: String) {
    guard let link = GuideLink(link) else {
      guard let viewController = window?.frontmostViewController, viewController.presentedViewController == nil else {
        return
      }
      viewController.present(AlertController(title: Texts.linkRefused, actions: [AlertAction(title: Texts.ok)]))
      return
    }
    if dependencies.session.user == nil {
      pendingLink = link
    } else {
      follow(link)
    }
  }
}

// MARK: - NavigationControllerDelegate

extension AppDelegate: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    didShow(controller)
  }
}
