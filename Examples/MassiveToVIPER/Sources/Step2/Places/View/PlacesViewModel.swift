/// The list of places as the screen shows it.
struct PlacesViewModel: Hashable {
  /// One place.
  struct Row: Hashable {
    let title: String
    let subtitle: String
    let accessory: String?
  }

  let rows: [Row]
  /// Says that there is nothing to list; nil when that isn't so, or isn't known.
  let emptyNote: String?
}
