import SharedModel

/// What a screen may know of a place: a plain copy that stays as it is.
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
