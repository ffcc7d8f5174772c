/// A transition from one screen to another, as drawn in the storyboard.
public struct StoryboardSegue: Sendable {
  /// How the destination is shown.
  public enum Kind: Sendable {
    /// Pushed on top of the source, which it covers.
    case push
    /// Presented as a sheet over the source, which stays visible.
    case modal
  }

  /// The name by which code finds the segue, and also the name of its class in an implementation that follows segues.
  public let identifier: String
  /// The name of the screen that the segue begins at.
  public let source: String
  /// The name of the screen that the segue leads to.
  public let destination: String
  public let kind: Kind

  /// Creates a segue between two screens.
  public init(_ identifier: String, from source: String, to destination: String, kind: Kind = .push) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.kind = kind
  }
}

// MARK: - The app's segues

extension StoryboardSegue {
  public static let menuToQuarters = Self("MenuToQuartersSegue", from: MenuLayout.name, to: QuartersLayout.name)
  public static let menuToPlaces = Self("MenuToPlacesSegue", from: MenuLayout.name, to: PlacesLayout.name)
  public static let menuToReference = Self("MenuToReferenceSegue", from: MenuLayout.name, to: ReferenceLayout.name)
  // snippet.segues
  public static let quartersToPlaces = Self("QuartersToPlacesSegue", from: QuartersLayout.name, to: PlacesLayout.name)
  public static let placesToPlace = Self("PlacesToPlaceSegue", from: PlacesLayout.name, to: PlaceLayout.name)
  // snippet.end
  /// From a place to the next one.
  public static let placeToPlace = Self("PlaceToPlaceSegue", from: PlaceLayout.name, to: PlaceLayout.name)
  public static let placeToNote = Self(
    "PlaceToNoteSegue", from: PlaceLayout.name, to: NoteLayout.name, kind: .modal)
  public static let referenceToArticle = Self(
    "ReferenceToArticleSegue", from: ReferenceLayout.name, to: ArticleLayout.name)

  /// All segues of the storyboard.
  public static let all = [
    menuToQuarters, menuToPlaces, menuToReference, quartersToPlaces, placesToPlace, placeToPlace, placeToNote,
    referenceToArticle,
  ]
}
