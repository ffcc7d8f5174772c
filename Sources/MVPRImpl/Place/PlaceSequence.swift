import SharedModel

/// The places among which one stands, shared by all screens that were opened from the same list.
protocol PlaceSequence: AnyObject {
  /// Answers with the place that follows, or with nil after the last; returns nil when it has answered at once.
  func obtainPlace(after id: Place.ID, reply: @escaping Reply<Place?>) -> Cancellable?
  func remove(_ id: Place.ID)
}

// MARK: - PlaceList

extension PlaceList: PlaceSequence {}
