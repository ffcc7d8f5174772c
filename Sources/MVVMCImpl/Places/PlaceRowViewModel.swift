/// One place as the list shows it.
struct PlaceRowViewModel: Hashable {
  let name: String
  let summary: String
  /// What tells a favourite from the others; nil for the others.
  var mark: String?
}
