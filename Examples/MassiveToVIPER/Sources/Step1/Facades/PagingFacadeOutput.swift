import SharedModel

/// What a pager reports to the screen that lists its places, whichever screen has asked for it.
protocol PagingFacadeOutput: AnyObject {
  /// The places of a page follow those that were there.
  func didAddPlaces(_ places: [Place], isComplete: Bool)
  /// The place at this index is gone.
  func didRemovePlace(at index: Int)
}
