import SharedModel

@testable import VIPERImpl

/// What the tests of several modules start from.
enum Fixtures {
  static let mark = User(username: "mark", displayName: "Mark")
  static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Lanes and fado", priority: 3)
  static let belem = Quarter(id: "belem", name: "belém", summary: "By the river", priority: 1)
  static let chiado = Quarter(id: "chiado", name: "Chiado", summary: "Cafés and books", priority: 2)
  static let castelo = Place(
    id: "castelo", name: "Castelo", summary: "The view", quarterID: "alfama", quarterName: "Alfama")
  static let maat = Place(
    id: "maat", name: "MAAT", summary: "Art and power", quarterID: "belem", quarterName: "belém")
  static let sé = Place(id: "se", name: "Sé", summary: "The cathedral", quarterID: "alfama", quarterName: "Alfama")
  static let casteloItem = PlaceItem(castelo)
  static let maatItem = PlaceItem(maat)
  static let trams = Article(id: "trams", title: "Trams", category: "Getting around", body: "Take the 28.")
  static let lifts = Article(id: "lifts", title: "Lifts", category: "Getting around", body: "Take Santa Justa.")
  static let fado = Article(id: "fado", title: "Fado", category: "Music", body: "Listen in silence.")

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
