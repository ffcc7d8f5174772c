import HeadlessUI
import SharedModel

/// The one controller that lives as long as the app. It receives system events and passes them to the state of the
/// current screen.
final class AppController {
  private let dependencies: AppDependencies
  private let objects: SharedObjects
  private weak var window: Window?  // the application owns both
  private var signIn: Scene?
  private var guide: SceneStack?
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?

  private var currentState: (any AppControllerState)? { guide?.current ?? signIn?.state }

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    objects = SharedObjects(app: dependencies)
  }

  // MARK: - Root

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      showGuide(pendingLink.map(SavedState.init(opening:)) ?? restoredState())
      pendingLink = nil
    case .signedOut:
      showSignIn(message: nil)
    case .expired:
      guide?.saveState()
      showSignIn(message: Texts.sessionExpired)
    }
  }

  private func showSignIn(message: String?) {
    let scene = Scene(SignInMemento(message: message), sharing: objects)
    scene.build()
    guide = nil
    signIn = scene
    window?.rootViewController = scene.viewController
    dependencies.logger.log(.info, "transition: \(scene.memento.screenName)")
  }

  private func showGuide(_ state: SavedState) {
    let stack = SceneStack(sharing: objects, store: dependencies.savedState, logger: dependencies.logger)
    signIn = nil
    guide = stack
    stack.show(state)
    window?.rootViewController = stack.navigationController
    stack.showNote(state.note)
  }

  /// The navigation state as last saved, or the menu if none can be loaded.
  private func restoredState() -> SavedState {
    do {
      return try dependencies.savedState.load() ?? SavedState()
    } catch {
      dependencies.logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    currentState?.confirmLeaving { [weak self] in
      let state = SavedState(opening: link)
      self?.guide?.show(state)
      self?.guide?.showNote(state.note)
    }
  }

  private func refuseLink() {
    guard let screen = window?.frontmostViewController else { return }
    AlertController(message: Texts.linkRefused).show(over: screen)
  }
}

// MARK: - ApplicationDelegate

extension AppController: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil {
      showSignIn(message: nil)
    } else {
      showGuide(restoredState())
    }
  }

  func applicationWillResignActive() {
    dependencies.logger.log(.debug, "will resign active")
    currentState?.receive(.willResignActive)
  }

  func applicationDidEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    guide?.saveState()
    currentState?.receive(.didEnterBackground)
  }

  func applicationWillEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
    currentState?.receive(.willEnterForeground)
  }

  // snippet.memoryWarning
  func applicationDidReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
    currentState?.receive(.memoryWarning)
  }
  // snippet.end

  func application(open link: String) {
    guard let link = GuideLink(link) else { return refuseLink() }
    if dependencies.session.user == nil {
      pendingLink = link
    } else {
      follow(link)
    }
  }
}
