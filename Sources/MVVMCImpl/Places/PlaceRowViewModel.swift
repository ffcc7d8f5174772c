/// A place as the list shows it.
struct PlaceRowViewModel: Hashable {
  let name: String
  let summary: String
  /// The mark of a favourite, or nil.
  var mark: String?
}
