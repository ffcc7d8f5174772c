/// The list of places as the screen shows it.
struct PlacesViewModel: Hashable {
  /// One place.
  struct Row: Hashable {
    let title: String
    let subtitle: String
    let accessory: String?
  }

  let rows: [Row]
  /// The text in place of an empty list; `nil` if there are places, or nothing is known.
  let emptyText: String?
}
