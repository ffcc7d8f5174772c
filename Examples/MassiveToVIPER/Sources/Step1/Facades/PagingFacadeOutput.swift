import SharedModel

/// Receives the changes of a pager's places, whichever screen has asked for them.
protocol PagingFacadeOutput: AnyObject {
  /// The places of a page follow those that were there.
  func didAddPlaces(_ places: [Place], isComplete: Bool)
  /// The place at this index is gone.
  func didRemovePlace(at index: Int)
}
