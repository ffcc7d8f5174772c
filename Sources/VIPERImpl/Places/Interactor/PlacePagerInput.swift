import SharedModel

/// What the interactors that share a pager can ask of it. Presenters and routers only hand it on to the next module.
protocol PlacePagerInput: AnyObject {
  /// Whether there are no more pages.
  var isComplete: Bool { get }
  /// The place that follows on the pages obtained so far; nil when it isn't on them.
  func place(after id: String) -> PlaceItem?
  /// Obtains the page that follows those obtained so far.
  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable
  /// Forgets a place that is no longer in the guide.
  func removePlace(id: String)
}
