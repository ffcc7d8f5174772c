import SharedModel

/// The requests of the places module to the backend and the favourites. Obtaining or searching cancels the request
/// before.
protocol PlacesInteractorInput: AnyObject {
  /// Reports each change of a favourite from now on.
  func observeFavourites()
  func isFavourite(placeID: String) -> Bool
  /// Obtains the first page.
  func obtainPlaces(_ query: PlaceQuery)
  /// Obtains the first page after a delay, unless another request cancels that.
  func searchPlaces(_ query: PlaceQuery)
  /// Obtains the page that follows those obtained last.
  func obtainMorePlaces()
}
