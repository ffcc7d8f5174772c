import Observation
import SharedModel

/// The guide of a signed-in user: the menu, and the screens opened from there.
@Observable
final class GuideViewModel {
  private(set) var menu: MenuViewModel
  let navigation = Navigation()

  let dependencies: AppDependencies
  let favouriteChanges: FavouriteChanges

  /// Starts with the saved navigation state.
  init(at state: SavedState, app dependencies: AppDependencies, favouriteChanges: FavouriteChanges) {
    self.dependencies = dependencies
    self.favouriteChanges = favouriteChanges
    menu = Self.makeMenu(dependencies)
    bind(menu)
    restore(state)
  }

  /// Replaces all screens; asks first if that would lose a changed note.
  func open(_ state: SavedState) {
    guard let note = navigation.note, note.wouldLose else { return replaceScreens(by: state) }
    note.confirmDiscarding { [weak self] in self?.replaceScreens(by: state) }
  }

  /// Shows an alert over the note, or else over the screens.
  func sayInFront(_ message: String) {
    if let note = navigation.note { note.say(Alert(message)) } else { navigation.say(Alert(message)) }
  }

  private func replaceScreens(by state: SavedState) {
    menu = Self.makeMenu(dependencies)
    bind(menu)
    restore(state)
  }

  // snippet.restore
  /// Restores the path. A place finds those that follow it among the places below; a note is opened again if its place
  /// is on top.
  private func restore(_ state: SavedState) {
    var query = PlaceQuery()
    navigation.path = state.screens.map { screen in
      switch screen {
      case .quarters(let order): return .quarters(makeQuarters(order: order))
      case .places(let quarterID, let title, let text):
        query = PlaceQuery(text: text, quarterID: quarterID)
        return .places(makePlaces(title: title, query: query))
      case .place(let id):
        return .place(makePlace(id, known: nil, in: LoadedPlaces(query: query, service: dependencies.places)))
      case .reference: return .reference(makeReference())
      case .article(let id): return .article(makeArticle(id, known: nil))
      }
    }
    navigation.modal = nil
    if let note = state.note, let place = navigation.topPlace, place.id == note.placeID { place.openNote(note.text) }
  }
  // snippet.end

  // MARK: - What the user sees

  /// Logs that another screen has come into sight, and saves the navigation state.
  func didShow(_ name: String) {
    dependencies.logger.log(.info, "transition: \(name)")
    saveState()
  }

  /// Follows back navigation that has left `count` screens above the menu.
  func didGoBack(to count: Int) {
    if count < navigation.path.count { navigation.path.removeSubrange(count...) }
  }

  /// Saves the navigation state.
  func saveState() {
    let state = SavedState(screens: navigation.path.map(\.savedScreen), note: navigation.note?.draft)
    do {
      try dependencies.savedState.save(state)
    } catch {
      dependencies.logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
