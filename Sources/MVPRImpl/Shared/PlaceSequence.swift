import SharedModel

/// The list that a place is in, shared by all screens that were opened from it.
protocol PlaceSequence: AnyObject {
  /// Whether the last page is loaded.
  var isComplete: Bool { get }
  /// The place after another one; nil if it isn't loaded.
  func place(after id: Place.ID) -> Place?
  /// Loads the next page.
  func loadMore(reply: @escaping Reply<Void>) -> Cancellable
  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID)
}
