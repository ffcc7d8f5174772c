import SharedModel

/// The places module's requests to the backend and the favourites. Obtaining or searching cancels the one in flight.
protocol PlacesInteractorInput: AnyObject {
  /// Reports each change of a favourite from now on.
  func observeFavourites()
  func isFavourite(placeID: String) -> Bool
  /// Obtains the first page.
  func obtainPlaces(_ query: PlaceQuery)
  /// Obtains the first page unless another search follows within the time that a user takes to type on.
  func searchPlaces(_ query: PlaceQuery)
  /// Obtains the page that follows those obtained last.
  func obtainMorePlaces()
}
