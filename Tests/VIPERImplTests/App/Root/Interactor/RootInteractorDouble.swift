import SharedModel

@testable import VIPERImpl

final class RootInteractorDouble: RootInteractorInput {
  var isSignedIn = false
  var restored = SavedState()
  var statesByLink: [String: SavedState] = [:]
  private(set) var isObserving = false
  private(set) var saved: [SavedState] = []
  private(set) var emptiedImageCaches = 0
  private(set) var events: [RootEvent] = []

  func observeSession() {
    isObserving = true
  }

  func restoredState() -> SavedState {
    restored
  }

  func state(forLink address: String) -> SavedState? {
    statesByLink[address]
  }

  func save(_ state: SavedState) {
    saved.append(state)
  }

  func emptyImageCache() {
    emptiedImageCaches += 1
  }

  func record(_ event: RootEvent) {
    events.append(event)
  }
}
