/// The rows of the list, and what is new in them.
struct PlaceRowsViewModel: Hashable {
  var rows: [PlaceRowViewModel] = []
  /// The only rows that differ from those before, counted from 0; nil when all may.
  var changed: [Int]?
}
