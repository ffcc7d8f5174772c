import SharedModel

/// What the places module can ask of the backend and the favourites. Whatever is asked for drops what was asked before.
protocol PlacesInteractorInput: AnyObject {
  /// Tells from now on when a place obtained last becomes a favourite, or is one no more.
  func observeFavourites()
  /// Obtains the first page.
  func obtainPlaces(_ query: PlaceQuery)
  /// Obtains the first page unless something else is asked for within the time that a user takes to type on.
  func searchPlaces(_ query: PlaceQuery)
  /// Obtains the page that follows those obtained last.
  func obtainMorePlaces()
}
