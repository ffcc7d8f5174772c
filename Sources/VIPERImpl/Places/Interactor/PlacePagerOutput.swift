/// What a pager tells the interactor that lists its places, whoever has asked for it.
protocol PlacePagerOutput: AnyObject {
  /// The places of a page follow those that were there.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The place that stood there, counted from 0, is gone.
  func didRemovePlace(at index: Int)
}
