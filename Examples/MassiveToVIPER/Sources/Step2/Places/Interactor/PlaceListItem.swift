import SharedModel

/// A list of places for a presenter: plain copies, and the pager for the screens that are opened from it.
struct PlaceListItem {
  let query: PlaceQuery
  /// The places of all pages obtained so far.
  var places: [PlaceItem]
  /// Whether there are no more pages.
  var isComplete: Bool
  let pager: any PagingFacadeInput
}
