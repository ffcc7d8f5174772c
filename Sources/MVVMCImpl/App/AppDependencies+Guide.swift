import SharedModel

extension AppDependencies {
  /// The dependencies of the guide's screens and of the flows that begin there.
  func guideDependencies(favouriteChanges: FavouriteChanges) -> GuideCoordinator.Dependencies {
    let places = PlacesCoordinator.Dependencies(
      places: places, place: place, favourites: favourites, favouriteChanges: favouriteChanges, notes: notes,
      noteService: noteService, clock: clock, searchDebounce: configuration.searchDebounce)
    return GuideCoordinator.Dependencies(
      session: session, cover: cover, favourites: favourites, quarters: quarters, places: places, articles: articles,
      logger: logger)
  }
}
