import SharedModel

/// A plain copy of a place, for a screen. It never changes.
struct PlaceItem: Hashable {
  let id: String
  let name: String
  let summary: String
}

extension PlaceItem {
  /// The copy that an interactor hands out.
  init(_ place: Place) {
    self.init(id: place.id, name: place.name, summary: place.summary)
  }
}
