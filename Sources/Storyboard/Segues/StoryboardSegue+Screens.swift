/// The ways that the storyboard has.
nonisolated extension StoryboardSegue {
  public static let menuToQuarters = StoryboardSegue("MenuToQuartersSegue")
  public static let menuToPlaces = StoryboardSegue("MenuToPlacesSegue")
  public static let menuToReference = StoryboardSegue("MenuToReferenceSegue")
  // snippet.ways
  public static let quartersToPlaces = StoryboardSegue("QuartersToPlacesSegue")
  public static let placesToPlace = StoryboardSegue("PlacesToPlaceSegue")
  // snippet.end
  /// From a place to the one that follows.
  public static let placeToPlace = StoryboardSegue("PlaceToPlaceSegue")
  public static let placeToNote = StoryboardSegue("PlaceToNoteSegue", kind: .modal)
  public static let referenceToArticle = StoryboardSegue("ReferenceToArticleSegue")

  /// All of them.
  public static let all = [
    menuToQuarters, menuToPlaces, menuToReference, quartersToPlaces, placesToPlace, placeToPlace, placeToNote,
    referenceToArticle,
  ]
}
