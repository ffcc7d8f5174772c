/// The ways that the storyboard has.
nonisolated extension StoryboardSegue {
  static let menuToQuarters = StoryboardSegue("MenuToQuartersSegue")
  static let menuToPlaces = StoryboardSegue("MenuToPlacesSegue")
  static let menuToReference = StoryboardSegue("MenuToReferenceSegue")
  // snippet.ways
  static let quartersToPlaces = StoryboardSegue("QuartersToPlacesSegue")
  static let placesToPlace = StoryboardSegue("PlacesToPlaceSegue")
  // snippet.end
  /// From a place to the one that follows.
  static let placeToPlace = StoryboardSegue("PlaceToPlaceSegue")
  static let placeToNote = StoryboardSegue("PlaceToNoteSegue", kind: .modal)
  static let referenceToArticle = StoryboardSegue("ReferenceToArticleSegue")

  /// All of them.
  static let all = [
    menuToQuarters, menuToPlaces, menuToReference, quartersToPlaces, placesToPlace, placeToPlace, placeToNote,
    referenceToArticle,
  ]
}
