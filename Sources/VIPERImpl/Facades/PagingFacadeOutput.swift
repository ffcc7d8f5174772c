/// The changes that a pager reports to the interactor that lists its places, whichever screen caused them.
protocol PagingFacadeOutput: AnyObject {
  /// The places of a page were added at the end.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The place at this index was removed.
  func didRemovePlace(at index: Int)
}
