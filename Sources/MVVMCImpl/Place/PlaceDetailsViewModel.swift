import SharedModel

/// The details of a loaded place as the screen shows them.
struct PlaceDetailsViewModel: Hashable {
  let summary: String
  /// The quarter's name.
  let quarter: String

  init(_ place: Place) {
    summary = place.summary
    quarter = place.quarterName
  }
}
