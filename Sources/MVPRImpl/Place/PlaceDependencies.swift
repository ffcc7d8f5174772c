import SharedModel

/// What the place module needs of what the modules share, for itself, for the note and for the places that follow.
protocol PlaceDependencies: NoteDependencies {
  var place: any PlaceService { get }
  var places: any PlacesService { get }
  var favouriteMarks: any FavouriteChecking { get }
  var favouriteEditor: any FavouriteEditing { get }
}
