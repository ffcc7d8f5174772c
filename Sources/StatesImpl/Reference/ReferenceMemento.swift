import SharedModel
import Storyboard

/// What is kept of the reference book: what was loaded of it.
struct ReferenceMemento: StateMemento {
  let screenName = ReferenceLayout.name
  let title = Texts.referenceBook
  /// In the order of the book; nil while they have not been loaded.
  var articles: [Article]?

  var savedScreen: SavedState.Screen? { .reference }

  func makeState(
    with dependencies: AppDependencies, delegate: any AppControllerStateDelegate
  ) -> any AppControllerState {
    ReferenceControllerState(self, service: dependencies.articles, delegate: delegate)
  }
}
