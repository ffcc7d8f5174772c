/// The storyboard's segues.
nonisolated extension StoryboardSegue {
  static let menuToQuarters = StoryboardSegue("MenuToQuartersSegue")
  static let menuToPlaces = StoryboardSegue("MenuToPlacesSegue")
  static let menuToReference = StoryboardSegue("MenuToReferenceSegue")
  // snippet.ways
  static let quartersToPlaces = StoryboardSegue("QuartersToPlacesSegue")
  static let placesToPlace = StoryboardSegue("PlacesToPlaceSegue")
  // snippet.end
  /// From a place to the next one.
  static let placeToPlace = StoryboardSegue("PlaceToPlaceSegue")
  static let placeToNote = StoryboardSegue("PlaceToNoteSegue", kind: .modal)
  static let referenceToArticle = StoryboardSegue("ReferenceToArticleSegue")

  /// All segues.
  static let all = [
    menuToQuarters, menuToPlaces, menuToReference, quartersToPlaces, placesToPlace, placeToPlace, placeToNote,
    referenceToArticle,
  ]
}
