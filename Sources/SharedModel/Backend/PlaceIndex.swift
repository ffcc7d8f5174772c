internal import Synchronization

/// The guide's places as a server keeps them to be searched: in order, each with its name as queries are compared with.
///
/// A search must not cost the app what a server's index would save it: it would be timed in every implementation alike,
/// and hide how they differ.
struct PlaceIndex: Sendable {
  /// All places, by name; see `NameOrder`.
  let places: [Place]
  private let foldedNames: [String]

  init(_ places: [Place]) {
    self.places = NameOrder().sorted(places, name: \.name, id: \.id)
    foldedNames = self.places.map { PlaceQuery.folded($0.name) }
  }

  /// The places that match, in their order.
  func matches(of query: PlaceQuery) -> [Place] {
    let needle = query.needle
    if needle.isEmpty, query.quarterID == nil { return places }
    return places.indices.filter { query.matches(places[$0], foldedName: foldedNames[$0], needle: needle) }
      .map { places[$0] }
  }
}

extension PlaceIndex {
  /// An index that is made when it is first asked for; whether it has been says nothing of the places.
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
