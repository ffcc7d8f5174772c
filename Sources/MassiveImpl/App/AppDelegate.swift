import HeadlessUI
import SharedModel

/// Fills the window, hears the session and the system, knows how to make, save and restore every screen, and sends what must
/// outlive one.
final class AppDelegate {
  /// A favourite of which the backend has not confirmed the last change yet.
  private struct FavouriteChange {
    /// What the backend holds.
    var confirmed: Bool
    /// What it was asked to hold.
    var requested: Bool
    var request: Cancellable?
    weak var placeViewController: PlaceViewController?  // where it was toggled last; the navigation controller owns it
  }

  private let dependencies: AppDependencies
  private weak var window: Window?  // the application owns both
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?
  private var favouriteChanges: [Place.ID: FavouriteChange] = [:]

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
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
    let signIn = SignInViewController(dependencies: dependencies)
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
    var viewControllers: [ViewController] = [MenuViewController(dependencies: dependencies)]
    for screen in state.screens {
      switch screen {
      case .quarters(let order):
        let quarters = QuartersViewController(dependencies: dependencies)
        quarters.order = order
        viewControllers.append(quarters)
      case .places(let quarterID, let title, let text):
        let places = PlacesViewController(dependencies: dependencies)
        places.title = title
        places.quarterID = quarterID
        places.searchText = text
        viewControllers.append(places)
      case .place(let id):
        viewControllers.append(PlaceViewController(dependencies: dependencies, id: id))
      case .reference:
        viewControllers.append(ReferenceViewController(dependencies: dependencies))
      case .article(let id):
        viewControllers.append(ArticleViewController(dependencies: dependencies, id: id))
      }
    }
    return viewControllers
  }

  private func showNote(_ draft: NoteDraft?, in navigationController: NavigationController) {
    guard let draft, let place = navigationController.topViewController as? PlaceViewController,
      place.id == draft.placeID
    else { return }
    let note = NoteViewController(dependencies: dependencies, placeID: draft.placeID)
    note.placeViewController = place
    note.draftText = draft.text
    place.present(note)
    didShow(note)
  }

  // MARK: - State

  /// Logs that a screen came into sight, and keeps where the user is now; a note's coming and going is told by hand.
  func didShow(_ screen: ViewController) {
    dependencies.logger.log(.info, "transition: \(screen.nibName)")
    saveState()
  }

  /// Where the user was; the menu when that isn't known.
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
      default: break  // the menu is where each way starts
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

  /// Makes a place a favourite, or no more, at once, and tells the backend one change of it at a time.
  ///
  /// Nothing is sent when nothing has changed on the device: it is so already, or can't be stored.
  func setFavourite(_ isFavourite: Bool, of placeViewController: PlaceViewController) {
    let id = placeViewController.id
    let before = dependencies.favourites.contains(id)
    // What can't be stored is told to the log by the favourites, and stays as it was.
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

  /// The session is over: what the backend has not confirmed is not so.
  private func takeBackFavourites() {
    let changes = favouriteChanges
    favouriteChanges = [:]
    // In the order of their ids, so that the log has what the device can't store in the same order each time.
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

  /// The screens above the menu that a link leads to.
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
