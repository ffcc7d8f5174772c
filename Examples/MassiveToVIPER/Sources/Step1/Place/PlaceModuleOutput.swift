import SharedModel

/// What the screen of a place tells whoever has opened it.
protocol PlaceModuleOutput: AnyObject {
  /// The place is about to be shown, and wants to know what Next goes through.
  func didOpenPlace(_ place: any PlaceModuleInput)
  /// Next has loaded a page that follows.
  func didLoad(_ page: PlacePage, number: Int)
  /// The place is no longer in the guide.
  func removePlace(_ id: Place.ID)
}
