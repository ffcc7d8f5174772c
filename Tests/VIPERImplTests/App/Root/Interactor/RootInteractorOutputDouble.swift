@testable import VIPERImpl

final class RootInteractorOutputDouble: RootInteractorOutput {
  private(set) var events: [String] = []

  func didSignOut() {
    events.append("signed out")
  }

  func didExpireSession() {
    events.append("expired")
  }
}
