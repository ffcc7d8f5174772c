import SharedModel
import Storyboard

/// The memento of the reference book's screen, with the articles once they are loaded.
struct ReferenceMemento: StateMemento {
  typealias State = ReferenceControllerState

  let screenName = ReferenceLayout.name
  let title = Texts.referenceBook
  /// In the book's order; nil until they are loaded.
  var articles: [Article]?
  /// The error if they couldn't be loaded.
  var failure: ServiceError?

  var savedScreen: SavedState.Screen? { .reference }
}
