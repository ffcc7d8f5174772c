import SharedModel
import Storyboard

/// What is kept of the reference book: what was loaded of it.
struct ReferenceMemento: StateMemento {
  let screenName = ReferenceLayout.name
  let title = Texts.referenceBook
  /// In the order of the book; nil while they have not been loaded.
  var articles: [Article]?
  /// Why they could not be loaded.
  var failure: ServiceError?

  var savedScreen: SavedState.Screen? { .reference }
}
