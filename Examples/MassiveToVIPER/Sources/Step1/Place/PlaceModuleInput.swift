import SharedModel

/// What the screen of a place can be told by whoever has opened it.
protocol PlaceModuleInput: AnyObject {
  /// Has Next go through these places, and tell `output` what comes of it.
  func configureModule(_ places: LoadedPlaces, output: any PlaceModuleOutput)
  func didLoad(_ page: PlacePage, number: Int)
  func removePlace(_ id: Place.ID)
  /// Has Next go on through the places of before, and tell nobody: the output has others now.
  func releaseOutput()
}
