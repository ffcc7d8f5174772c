/// One place as the list shows it.
struct PlaceRow: Hashable {
  let name: String
  let summary: String
  /// What tells a favourite from the others; nil for the others.
  let mark: String?
}
