import SharedModel

/// What is shown of a place, besides its title, once it is there.
struct PlaceDetailsViewModel: Hashable {
  let summary: String
  /// The quarter's name.
  let quarter: String

  init(_ place: Place) {
    summary = place.summary
    quarter = place.quarterName
  }
}
