import SharedModel

/// The rows of the list at one moment, which can be compared with those of an earlier one.
struct PlaceList {
  let count: Int
  private let loaded: LoadedPlaces?
  private let marks: FavouriteMarks
  /// How many changes have led to these rows.
  private let changeCount: Int

  init(_ loaded: LoadedPlaces?, marks: FavouriteMarks) {
    self.loaded = loaded
    self.marks = marks
    count = loaded?.places.count ?? 0
    changeCount = loaded?.changes.count ?? 0
  }

  // Read where they are: a copy would be copied again with each page.
  private var places: [Place] { loaded?.places ?? [] }

  func row(at index: Int) -> PlaceRow {
    PlaceRow(places[index], marks: marks)
  }

  /// What has happened to the rows since an earlier moment.
  func change(since earlier: PlaceList) -> ListChange {
    guard loaded === earlier.loaded else { return .all }
    return ListChange(loaded?.changes[earlier.changeCount..<changeCount] ?? [])
  }
}
