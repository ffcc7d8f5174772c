import SharedModel

/// A pager for the interactors that share it. Presenters and routers only pass it to the next module.
protocol PagingFacadeInput: AnyObject {
  /// Whether there are no more pages.
  var isComplete: Bool { get }
  /// Returns the place that follows on the pages obtained so far; `nil` if there is none.
  func findPlace(after id: String) -> PlaceItem?
  /// Obtains the page that follows those obtained so far.
  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable
  /// Removes a place that is no longer in the guide.
  func removePlace(id: String)
}
