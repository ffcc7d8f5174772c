@testable import MVVMCImpl

extension AppFixture {
  /// Takes the screens away, and says of which classes there may still be objects that were there before.
  func leave(by departure: Departure, _ delegate: AppDelegate) -> Set<String> {
    switch departure {
    case .expiry: session.expire()
    case .signOut: session.signOut()
    case .link:
      delegate.application(open: "guide://places")
      return Flow.app.union(["GuideCoordinator"])
    }
    return Flow.app
  }

  /// Starts the app in the fixture's window.
  func launch() -> AppDelegate {
    let delegate = AppDelegate(dependencies: dependencies)
    delegate.applicationDidFinishLaunching(in: window)
    return delegate
  }
}
