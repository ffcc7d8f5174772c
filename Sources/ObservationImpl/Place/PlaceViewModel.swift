import Observation
import SharedModel

/// The state of the screen of a place, and its reactions to the user's input.
@Observable
final class PlaceViewModel {
  let id: Place.ID
  private(set) var isFavourite: Bool

  @ObservationIgnored var isOnTop: () -> Bool = { false }
  @ObservationIgnored var didFindNext: (Place, LoadedPlaces) -> Void = { _, _ in }
  @ObservationIgnored var didOpenNote: (String?) -> Void = { _ in }
  @ObservationIgnored var showAlert: (Alert) -> Void = { _ in }
  /// Shows an alert in place of whatever is presented over the screen.
  @ObservationIgnored var replaceModal: (Alert) -> Void = { _ in }
  @ObservationIgnored var didLeave: () -> Void = {}

  private let loaded: LoadedPlaces
  private let service: any PlaceService
  private let favouriteChanges: FavouriteChanges
  private var place: Place?
  private var note: String?
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  /// Whether the place is requested when its screen appears; nothing that is shown depends on it.
  @ObservationIgnored private var needsLoad: Bool
  @ObservationIgnored private var favouritesObservation: Cancellable?
  @ObservationIgnored private var notesObservation: Cancellable?

  var title: String { place?.name ?? "" }
  var summary: String { place?.summary ?? "" }
  /// The quarter's name.
  var quarter: String { place?.quarterName ?? "" }
  /// Whether there is anything to show of the place yet.
  var isKnown: Bool { place != nil }
  /// The note on the place; `nil` if there is nothing to show.
  var noteText: String? { if let note, isKnown { note } else { nil } }
  var isLoading: Bool { loadRequest != nil || nextRequest != nil }
  var canGoNext: Bool { nextRequest == nil }

  /// Creates the state of a place. If no place is given, `load()` obtains it. Next goes through `loaded`.
  init(
    id: Place.ID, known place: Place?, in loaded: LoadedPlaces, service: any PlaceService, favourites: Favourites,
    notes: Notes, favouriteChanges: FavouriteChanges
  ) {
    self.id = id
    self.place = place
    needsLoad = place == nil
    self.loaded = loaded
    self.service = service
    self.favouriteChanges = favouriteChanges
    isFavourite = favourites.contains(id)
    note = notes.text(for: id)
    favouritesObservation = favourites.observe { [weak self] _ in self?.isFavourite = favourites.contains(id) }
    notesObservation = notes.observe { [weak self] in self?.note = notes.text(for: id) }
  }

  // MARK: - Input

  /// Loads the place unless it is known, requested or already failed to load.
  func load() {
    guard needsLoad else { return }
    needsLoad = false
    loadRequest = service.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  func setFavourite(_ isFavourite: Bool) {
    favouriteChanges.set(isFavourite, placeID: id) { [weak self] in self?.didFailToSaveFavourite($0) }
  }

  // snippet.next
  func goNext() {
    nextRequest = nil
    if let next = loaded.place(after: id) {
      didFindNext(next, loaded)
    } else if loaded.isComplete {
      say(Texts.lastPlace)
    } else {
      nextRequest = loaded.loadPage { [weak self] in self?.didLoadPage($0) }
    }
  }
  // snippet.end

  /// Opens the note with that text, or with the saved one if it is `nil`; cancels Next.
  func openNote(_ text: String? = nil) {
    nextRequest = nil
    didOpenNote(text)
  }

  /// Leaves the place, which is no longer in the guide.
  func leave() {
    loaded.remove(id)
    didLeave()
  }

  // MARK: - Output

  private func didLoad(_ result: Result<Place, ServiceError>) {
    loadRequest = nil
    switch result {
    case .success(let loaded): place = loaded
    case .failure(let failure):
      // A covered place reports nothing, and is loaded again when it comes back.
      guard isOnTop() else { return needsLoad = true }
      let message = failure == .notFound ? Texts.placeGone : failure.message
      replaceModal(Alert(message) { [weak self] in self?.didLeave() })
    }
  }

  private func didFailToSaveFavourite(_ failure: ServiceError) {
    guard failure == .notFound else { return say(Texts.favouriteNotSaved) }
    // The answer to Next would open a screen over the place that the user is about to leave.
    nextRequest = nil
    say(Texts.placeGone) { [weak self] in self?.leave() }
  }

  /// Opens the place that follows; it may take several pages to find it.
  private func didLoadPage(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: goNext()
    case .failure(let failure):
      nextRequest = nil
      say(failure.message)
    }
  }

  /// Shows an alert if the place is on top.
  private func say(_ message: String, didConfirm: @escaping () -> Void = {}) {
    if isOnTop() { showAlert(Alert(message, didConfirm: didConfirm)) }
  }
}
