@testable import ObservationImpl

extension AppFixture {
  /// Starts the app in the fixture's window.
  func launch() -> AppDelegate {
    let delegate = AppDelegate(dependencies: dependencies)
    delegate.applicationDidFinishLaunching(in: window)
    return delegate
  }

  /// Has what has changed shown, as at the end of a turn of the run loop.
  func endTurn() {
    window.clockDidEndTurn()
  }

  /// All that the app is made of at the end of a turn.
  func objects(of delegate: AppDelegate) -> ModuleObjects {
    endTurn()
    return ModuleObjects(reachableFrom: delegate, window)
  }

  /// Takes the screens away, and says of which classes there may still be objects that were there before.
  func leave(by departure: Departure, _ delegate: AppDelegate) -> Set<String> {
    switch departure {
    case .expiry: session.expire()
    case .signOut: session.signOut()
    case .link: delegate.application(open: "guide://places")
    }
    endTurn()
    return departure == .link ? Flow.app.union(Flow.guide) : Flow.app
  }
}
