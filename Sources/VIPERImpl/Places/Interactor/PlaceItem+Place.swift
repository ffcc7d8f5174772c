import SharedModel

extension PlaceItem {
  /// The copy that an interactor hands out.
  init(_ place: Place) {
    self.init(id: place.id, name: place.name, summary: place.summary, quarterName: place.quarterName)
  }
}
