import SharedModel

/// The shared dependencies of the place module, of its note and of the places that follow.
protocol PlaceDependencies: NoteDependencies {
  var place: any PlaceService { get }
  var places: any PlacesService { get }
  var favourites: any FavouriteStorage { get }
  var favouriteEditor: any FavouriteEditing { get }
}
