import SharedModel

@testable import VIPERImpl

final class RootInteractorDouble: RootInteractorInput {
  var isSignedIn = false
  var restored: [SavedState.Screen] = []
  var screensByLink: [String: [SavedState.Screen]] = [:]
  private(set) var isObserving = false
  private(set) var saved: [[SavedState.Screen]] = []
  private(set) var emptiedImageCaches = 0
  private(set) var events: [RootEvent] = []

  func observeSession() {
    isObserving = true
  }

  func restoredScreens() -> [SavedState.Screen] {
    restored
  }

  func screens(forLink address: String) -> [SavedState.Screen]? {
    screensByLink[address]
  }

  func save(_ screens: [SavedState.Screen]) {
    saved.append(screens)
  }

  func emptyImageCache() {
    emptiedImageCaches += 1
  }

  func record(_ event: RootEvent) {
    events.append(event)
  }
}
