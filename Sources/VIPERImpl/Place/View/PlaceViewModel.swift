/// A place as its screen shows it.
struct PlaceViewModel: Hashable {
  let summary: String
  let quarter: String
  /// The note on it; `nil` if there is none.
  let noteText: String?
  let isFavourite: Bool
  /// Whether the next place can be asked for.
  let canGoOn: Bool
}
