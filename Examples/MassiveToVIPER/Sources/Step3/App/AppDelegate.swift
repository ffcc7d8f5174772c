import HeadlessUI
import SharedModel

/// Fills the window, hears the session and the system, and knows how to make, save and restore every screen.
final class AppDelegate {
  private let dependencies: AppDependencies
  private weak var window: Window?  // the application owns both
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }

  // MARK: - Root

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      showGuide(pendingLink?.savedState ?? dependencies.whereabouts.restore())
      pendingLink = nil
    case .signedOut:
      showSignIn(message: nil)
    case .expired:
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
        let places = PlacesAssembly(dependencies: dependencies).makeModule()
        places.input.configureModule(title: title, query: PlaceQuery(text: text, quarterID: quarterID))
        viewControllers.append(places.viewController)
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

  private func saveState() {
    guard let navigationController = window?.rootViewController as? NavigationController else { return }
    var state = SavedState()
    for viewController in navigationController.viewControllers {
      switch viewController {
      case let quarters as QuartersViewController:
        state.screens.append(.quarters(order: quarters.order))
      case let module as any ModuleView:
        if let input = module.moduleInput as? any RestorableModuleInput { state.screens.append(input.savedScreen) }
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
    dependencies.whereabouts.save(state)
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    if let note = window?.frontmostViewController as? NoteViewController, note.isModalInPresentation {
      let discard = AlertAction(title: Texts.discard) { [weak self] in self?.replaceGuide(by: link) }
      let keepEditing = AlertAction(title: Texts.keepEditing)
      note.present(AlertController(title: Texts.discardChanges, actions: [discard, keepEditing]))
    } else {
      replaceGuide(by: link)
    }
  }

  private func replaceGuide(by link: GuideLink) {
    guard let navigationController = window?.rootViewController as? NavigationController else { return }
    let state = link.savedState
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
      showGuide(dependencies.whereabouts.restore())
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
      let alert = AlertController(title: Texts.linkRefused, actions: [AlertAction(title: Texts.ok)])
      window?.frontmostViewController?.present(alert)
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
