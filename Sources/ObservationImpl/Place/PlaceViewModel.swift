import Observation
import SharedModel

/// What the screen of a place shows, and what comes of the user's input.
@Observable
final class PlaceViewModel {
  let id: Place.ID
  private(set) var isFavourite: Bool

  private let loaded: LoadedPlaces
  private let dependencies: GuideDependencies
  private var place: Place?
  private var note: String?
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  /// Whether the place is to be asked for when its screen appears; not a matter of what is shown.
  @ObservationIgnored private var needsLoad: Bool
  @ObservationIgnored private var favouritesObservation: Cancellable?
  @ObservationIgnored private var notesObservation: Cancellable?

  var title: String { place?.name ?? "" }
  var summary: String { place?.summary ?? "" }
  /// The quarter's name.
  var quarter: String { place?.quarterName ?? "" }
  /// Whether there is anything to show of the place yet.
  var isKnown: Bool { place != nil }
  /// The note on the place; nil while there is nothing to show.
  var noteText: String? { isKnown ? note : nil }
  var isLoading: Bool { loadRequest != nil || nextRequest != nil }
  var canGoNext: Bool { nextRequest == nil }

  private var isOnTop: Bool { dependencies.navigation?.topPlace === self }

  /// A place that is not known is loaded; the one that follows is looked for among those that are loaded, or will be.
  init(id: Place.ID, known place: Place?, in loaded: LoadedPlaces, dependencies: GuideDependencies) {
    self.id = id
    self.place = place
    needsLoad = place == nil
    self.loaded = loaded
    self.dependencies = dependencies
    let (favourites, notes) = (dependencies.app.favourites, dependencies.app.notes)
    isFavourite = favourites.contains(id)
    note = notes.text(for: id)
    favouritesObservation = favourites.observe { [weak self] _ in self?.isFavourite = favourites.contains(id) }
    notesObservation = notes.observe { [weak self] in self?.note = notes.text(for: id) }
  }

  // MARK: - Input

  /// Loads the place unless it is there, on its way, or known not to come.
  func load() {
    guard needsLoad else { return }
    needsLoad = false
    loadRequest = dependencies.app.place.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  func setFavourite(_ isFavourite: Bool) {
    dependencies.favouriteChanges.set(isFavourite, placeID: id) { [weak self] in self?.didFailToSaveFavourite($0) }
  }

  // snippet.next
  func goNext() {
    nextRequest = nil
    if let next = loaded.place(after: id) {
      let place = PlaceViewModel(id: next.id, known: next, in: loaded, dependencies: dependencies)
      dependencies.navigation?.destinations.append(.place(place))
    } else if loaded.isComplete {
      say(Texts.lastPlace)
    } else {
      nextRequest = loaded.loadPage { [weak self] in self?.didLoadPage($0) }
    }
  }
  // snippet.end

  /// Opens the note, with that text or else with the one that is saved; Next is then as it was before the tap.
  func openNote(_ text: String? = nil) {
    nextRequest = nil
    dependencies.navigation?.modal = .note(NoteViewModel(placeID: id, text: text, dependencies: dependencies))
  }

  /// Leaves the place, which is no longer in the guide.
  func leave() {
    loaded.remove(id)
    dependencies.navigation?.goBack()
  }

  // MARK: - Output

  private func didLoad(_ result: Result<Place, ServiceError>) {
    loadRequest = nil
    switch result {
    case .success(let loaded): place = loaded
    case .failure(let failure):
      // Out of sight nothing is said.
      guard isOnTop else { return needsLoad = true }
      // Whatever lies over the screen gives way.
      let (navigation, message) = (dependencies.navigation, failure == .notFound ? Texts.placeGone : failure.message)
      navigation?.modal = .alert(Alert(message) { [weak navigation] in navigation?.goBack() })
    }
  }

  private func didFailToSaveFavourite(_ failure: ServiceError) {
    guard failure == .notFound else { return say(Texts.favouriteNotSaved) }
    // Its answer would come to lie over the place that the user is about to leave.
    nextRequest = nil
    say(Texts.placeGone) { [weak self] in self?.leave() }
  }

  /// It may take several pages to come past this place.
  private func didLoadPage(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: goNext()
    case .failure(let failure):
      nextRequest = nil
      say(failure.message)
    }
  }

  /// Tells who sees this screen.
  private func say(_ message: String, didConfirm: @escaping () -> Void = {}) {
    if isOnTop { dependencies.navigation?.say(Alert(message, didConfirm: didConfirm)) }
  }
}
