import SharedModel

/// A snapshot of the list's rows, to be compared with an earlier one.
struct PlaceList {
  let count: Int
  private let loaded: LoadedPlaces?
  private let marks: FavouriteMarks
  /// The number of changes that have led to these rows.
  private let changeCount: Int

  init(_ loaded: LoadedPlaces?, marks: FavouriteMarks) {
    self.loaded = loaded
    self.marks = marks
    count = loaded?.places.count ?? 0
    changeCount = loaded?.changes.count ?? 0
  }

  // Read in place: a copy would be copied again with each page.
  private var places: [Place] { loaded?.places ?? [] }

  func row(at index: Int) -> PlaceRow {
    PlaceRow(places[index], marks: marks)
  }

  /// The change of the rows since an earlier moment.
  func change(since earlier: PlaceList) -> ListChange {
    guard loaded === earlier.loaded else { return .all }
    return ListChange(loaded?.changes[earlier.changeCount..<changeCount] ?? [])
  }
}
