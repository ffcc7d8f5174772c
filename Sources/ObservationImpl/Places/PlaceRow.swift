import SharedModel

/// One place as the list shows it.
struct PlaceRow {
  let name: String
  let summary: String
  private let id: Place.ID
  private let marks: FavouriteMarks

  /// The mark of a favourite; `nil` for any other place. A cell that reads it is updated when it changes.
  var mark: String? { marks[id] ? Texts.favouriteMark : nil }

  init(_ place: Place, marks: FavouriteMarks) {
    name = place.name
    summary = place.summary
    id = place.id
    self.marks = marks
  }
}
