import SharedModel

/// Creates the states of screens from their mementos, with their dependencies and the objects they share.
final class StateFactory {
  private let dependencies: AppDependencies
  private let favouriteChanges: FavouriteChanges

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    favouriteChanges = FavouriteChanges(
      of: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session)
  }

  /// Creates a state, with its view controller, from its memento.
  func makeState(
    from memento: any StateMemento, delegate: any AppControllerStateDelegate
  ) -> any AppControllerState {
    switch memento {
    case let memento as SignInMemento: SignInControllerState(memento, signIn: dependencies.signIn)
    case let memento as MenuMemento: MenuControllerState(memento, dependencies: dependencies, delegate: delegate)
    case let memento as QuartersMemento:
      QuartersControllerState(memento, service: dependencies.quarters, delegate: delegate)
    case let memento as PlacesMemento: PlacesControllerState(memento, dependencies: dependencies, delegate: delegate)
    case let memento as PlaceMemento:
      PlaceControllerState(
        memento, dependencies: dependencies, favouriteChanges: favouriteChanges, delegate: delegate)
    case let memento as NoteMemento:
      NoteControllerState(memento, notes: dependencies.notes, service: dependencies.noteService, delegate: delegate)
    case let memento as ReferenceMemento:
      ReferenceControllerState(memento, service: dependencies.articles, delegate: delegate)
    case let memento as ArticleMemento:
      ArticleControllerState(memento, service: dependencies.articles, delegate: delegate)
    default: fatalError("No state is made from a \(type(of: memento)).")
    }
  }
}
