internal import Synchronization

/// The guide's places as a server stores them for searching: sorted, each with its folded name.
///
/// The app must not pay for work that a server's index would save: it would be timed in every implementation, and hide
/// the differences.
struct PlaceIndex: Sendable {
  /// The places, sorted by name; see `NameOrder`.
  let places: [Place]
  private let foldedNames: [String]

  init(_ places: [Place]) {
    self.places = NameOrder().sorted(places, name: \.name, id: \.id)
    foldedNames = self.places.map { PlaceQuery.folded($0.name) }
  }

  func matches(of query: PlaceQuery) -> [Place] {
    let needle = query.needle
    if needle.isEmpty, query.quarterID == nil { return places }
    return places.indices.filter { query.matches(places[$0], foldedName: foldedNames[$0], needle: needle) }
      .map { places[$0] }
  }
}

extension PlaceIndex {
  /// An index created on first use. All are equal, because an index depends only on the places.
  final class Once: Sendable {
    private let index = Mutex<PlaceIndex?>(nil)

    func value(of places: [Place]) -> PlaceIndex {
      index.withLock { index in
        let value = index ?? PlaceIndex(places)
        index = value
        return value
      }
    }
  }
}

// MARK: - Hashable

extension PlaceIndex.Once: Hashable {
  static func == (_: PlaceIndex.Once, _: PlaceIndex.Once) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
