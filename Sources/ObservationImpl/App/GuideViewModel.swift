import Observation
import SharedModel

/// The guide of a user who is signed in: the menu, and where the user has gone from there.
@Observable
final class GuideViewModel {
  private(set) var menu: MenuViewModel
  let navigation: Navigation

  private let dependencies: GuideDependencies

  /// Starts where the user was.
  init(at state: SavedState, app: AppDependencies, favouriteChanges: FavouriteChanges) {
    navigation = Navigation()
    dependencies = GuideDependencies(app: app, favouriteChanges: favouriteChanges, navigation: navigation)
    menu = MenuViewModel(dependencies: dependencies)
    restore(state)
  }

  /// Shows these screens in the stead of all that is there, unless the user wants to stay.
  func open(_ state: SavedState) {
    guard let note = navigation.note, note.wouldLose else { return replaceScreens(by: state) }
    note.confirmDiscarding { [weak self] in self?.replaceScreens(by: state) }
  }

  /// Shows an alert over the note, or else over the screens.
  func sayInFront(_ message: String) {
    if let note = navigation.note { note.say(Alert(message)) } else { navigation.say(Alert(message)) }
  }

  private func replaceScreens(by state: SavedState) {
    menu = MenuViewModel(dependencies: dependencies)
    restore(state)
  }

  // snippet.restore
  /// A place finds those that follow it among the places below; a note is opened again if its place is on top.
  private func restore(_ state: SavedState) {
    var query = PlaceQuery()
    navigation.destinations = state.screens.map { screen in
      switch screen {
      case .quarters(let order): return .quarters(QuartersViewModel(order: order, dependencies: dependencies))
      case .places(let quarterID, let title, let text):
        query = PlaceQuery(text: text, quarterID: quarterID)
        return .places(PlacesViewModel(title: title, query: query, dependencies: dependencies))
      case .place(let id):
        let loaded = LoadedPlaces(query: query, service: dependencies.app.places)
        return .place(PlaceViewModel(id: id, known: nil, in: loaded, dependencies: dependencies))
      case .reference: return .reference(ReferenceViewModel(dependencies: dependencies))
      case .article(let id): return .article(ArticleViewModel(id: id, known: nil, dependencies: dependencies))
      }
    }
    navigation.modal = nil
    if let note = state.note, let place = navigation.topPlace, place.id == note.placeID { place.openNote(note.text) }
  }
  // snippet.end

  // MARK: - What the user sees

  /// Another screen has come into sight.
  func didShow(_ name: String) {
    dependencies.app.logger.log(.info, "transition: \(name)")
    saveState()
  }

  /// The user has gone back, so that there are that many screens above the menu.
  func didGoBack(to count: Int) {
    if count < navigation.destinations.count { navigation.destinations.removeSubrange(count...) }
  }

  /// The note has gone out of sight, and the screen below is the one that the user sees.
  func didClose(_ note: NoteViewModel, over name: String) {
    didShow(name)
    if note.isPlaceGone { navigation.topPlace?.leave() }
  }

  /// Keeps where the user is.
  func saveState() {
    let state = SavedState(screens: navigation.destinations.map(\.savedScreen), note: navigation.note?.draft)
    do {
      try dependencies.app.savedState.save(state)
    } catch {
      dependencies.app.logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
