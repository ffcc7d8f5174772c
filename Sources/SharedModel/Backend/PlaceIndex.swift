/// The guide's places as a server keeps them to be searched: in order, each with its name as queries are compared with.
///
/// A search must not cost the app what a server's index would save it: it would be timed in every implementation alike,
/// and hide how they differ.
struct PlaceIndex {
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
