import AppDoubles
import SharedModel

@testable import MVPRImpl

/// The app's presenter with doubles of all its neighbours.
final class AppModule {
  let session = UserSessionDouble()
  let savedState = SavedStateStoreDouble()
  let images = ImagesDouble()
  let logger = MemoryLogger(minimum: .debug)
  let router = AppRouterDouble()
  private(set) lazy var presenter = makePresenter(session: session, savedState: savedState)

  var messages: [String] { logger.entries.map(\.message) }

  /// Creates a presenter with the same doubles but a real session or store.
  func makePresenter(session: any UserSession, savedState: any Store<SavedState>) -> AppPresenter {
    AppPresenter(session: session, savedState: savedState, images: images, logger: logger, router: router)
  }

  func launch(signedIn: Bool) {
    session.user = signedIn ? .mark : nil
    presenter.didFinishLaunching()
  }

  /// Ends the session by signing out or by expiry.
  func end(_ event: Session.Event) {
    session.user = nil
    session.observers.notify(event)
  }

  func begin() {
    session.user = .mark
    session.observers.notify(.began(.mark))
  }
}
