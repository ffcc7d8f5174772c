import SharedModel

// snippet.lists
/// The lists of places that modules share: between modules passes a list's number, as a list itself is full of entities.
final class PlaceLists {
  private struct Entry {
    weak var list: PlaceList?  // the interactors that share it own it
  }

  private var entries: [Int: Entry] = [:]
  private var lastID = 0

  /// Makes a list findable for as long as somebody else keeps it.
  ///
  /// - Returns: the number to find it by.
  func add(_ list: PlaceList) -> Int {
    entries = entries.filter { $0.value.list != nil }
    lastID += 1
    entries[lastID] = Entry(list: list)
    return lastID
  }

  /// The list of that number, or nil when nobody keeps it any more.
  func list(id: Int) -> PlaceList? {
    entries[id]?.list
  }
}
// snippet.end
