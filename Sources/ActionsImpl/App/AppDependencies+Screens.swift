import SharedModel

extension AppDependencies {
  /// Returns what the menu and the screens above it need. Call it once, because they share it.
  func menuDependencies(transitions: TransitionRecorder) -> MenuViewController.Dependencies {
    let place = PlaceViewController.Dependencies(
      service: place, places: places, favourites: favourites,
      favouriteChanges: FavouriteChanges(favourites: favourites, service: favouriteService), notes: notes,
      noteService: noteService, transitions: transitions)
    let places = PlacesViewController.Dependencies(
      service: places, favourites: favourites, clock: clock, searchDebounce: configuration.searchDebounce, place: place)
    let quarters = QuartersViewController.Dependencies(service: quarters, places: places)
    return MenuViewController.Dependencies(
      session: session, cover: cover, favourites: favourites, quarters: quarters, places: places, articles: articles)
  }
}
