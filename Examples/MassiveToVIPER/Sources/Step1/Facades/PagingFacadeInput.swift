import SharedModel

/// The requests to a pager that screens share. Presenters and routers only pass it to the next screen.
protocol PagingFacadeInput: AnyObject {
  /// Whether there are no more pages.
  var isComplete: Bool { get }
  /// Returns a place on the pages obtained so far; `nil` if it is on none of them.
  func findPlace(id: String) -> Place?
  /// Returns the place that follows on the pages obtained so far; `nil` if there is none.
  func findPlace(after id: String) -> Place?
  /// Obtains the page that follows those obtained so far.
  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable
  /// Forgets a place that is no longer in the guide.
  func removePlace(id: String)
}
