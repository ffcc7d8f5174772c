import SharedModel

/// The places among which one stands, shared by all screens that were opened from the same list.
protocol PlaceSequence: AnyObject {
  /// Whether the last page is loaded.
  var isComplete: Bool { get }
  /// The place that follows; nil when it is on no page that is loaded.
  func place(after id: Place.ID) -> Place?
  /// Loads the page that follows those loaded.
  func loadMore(reply: @escaping Reply<Void>) -> Cancellable
  /// Forgets a place that is no longer in the guide.
  func remove(_ id: Place.ID)
}
