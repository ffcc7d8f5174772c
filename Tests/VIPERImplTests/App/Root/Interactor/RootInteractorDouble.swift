import SharedModel

@testable import VIPERImpl

final class RootInteractorDouble: RootInteractorInput {
  var isSignedIn = false
  var restored = SavedState()
  var links: [String: GuideLink] = [:]
  private(set) var isObserving = false
  private(set) var saved: [SavedState] = []
  private(set) var emptiedImageCaches = 0
  private(set) var events: [LogEntry] = []

  func observeSession() {
    isObserving = true
  }

  func obtainSavedState() -> SavedState {
    restored
  }

  func obtainLink(at address: String) -> GuideLink? {
    links[address]
  }

  func save(_ state: SavedState) {
    saved.append(state)
  }

  func emptyImageCache() {
    emptiedImageCaches += 1
  }

  func log(_ level: LogLevel, _ message: String) {
    events.append(LogEntry(level: level, message: message))
  }
}
