import AppDoubles
import SharedModel

@testable import VIPERImpl

/// Fixtures for the tests of several modules.
enum Fixtures {
  static func session(of user: User?, savedState: any Store<SavedState> = MemoryStore<SavedState>()) -> Session {
    let store = MemoryStore(user.map { StoredSession(user: $0) })
    return Session(store: store, savedState: savedState, logger: SilentLogger())
  }

  static func favourites(_ ids: Set<String> = []) -> Favourites {
    Favourites(store: MemoryStore(ids), logger: SilentLogger())
  }

  static func notes(_ texts: [String: String] = [:]) -> Notes {
    Notes(store: MemoryStore(texts), logger: SilentLogger())
  }
}

extension PlaceItem {
  static let aljube = PlaceItem(.aljube)
  static let maat = PlaceItem(.maat)
}
