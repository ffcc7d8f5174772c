import SharedModel

/// What the tests of several modules start from.
enum Fixtures {
  static let mark = User(username: "mark", displayName: "Mark")
  static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Lanes and fado", priority: 3)
  static let belem = Quarter(id: "belem", name: "belém", summary: "By the river", priority: 1)
  static let chiado = Quarter(id: "chiado", name: "Chiado", summary: "Cafés and books", priority: 2)

  static func session(of user: User?, savedState: any Store<SavedState> = MemoryStore<SavedState>()) -> Session {
    let store = MemoryStore(user.map { StoredSession(user: $0) })
    return Session(store: store, savedState: savedState, logger: SilentLogger())
  }

  static func favourites(_ ids: Set<String> = []) -> Favourites {
    Favourites(store: MemoryStore(ids), logger: SilentLogger())
  }
}
