import SharedModel

/// Changes favourites: stores each change at once, sends the backend one change of a place at a time, and takes back
/// what the backend refuses. If a favourite changes again during a request, the last change wins.
///
/// It outlives the screen on which a change was made, because every screen shows the change.
final class FavouriteEditor {
  private struct Edit {
    /// Whether the place is a favourite in the backend.
    var confirmed: Bool
    var didFail: (ServiceError) -> Void
    var request: Cancellable?
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var edits: [Place.ID: Edit] = [:]
  private var sessionObservation: Cancellable?

  /// Creates an editor, which takes back what the backend hasn't confirmed when the session ends.
  init(favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  /// Makes a place a favourite or removes it from the favourites; calls `didFail` if the last change is taken back.
  ///
  /// Nothing is sent if nothing changes on the device, because it is so already or can't be stored.
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping (ServiceError) -> Void) {
    let before = favourites.contains(placeID)
    store(isFavourite, placeID)
    if edits[placeID] != nil {
      edits[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != before {
      edits[placeID] = Edit(confirmed: before, didFail: didFail)
      send(placeID)
    }
  }

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    edits[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.didSave(isFavourite, placeID, $0)
    }
  }

  // snippet.saved
  private func didSave(_ isFavourite: Bool, _ placeID: Place.ID, _ result: Result<Void, ServiceError>) {
    if case .success = result { edits[placeID]?.confirmed = isFavourite }
    guard let edit = edits[placeID], favourites.contains(placeID) != edit.confirmed else {
      edits[placeID] = nil
      return
    }
    switch result {
    case .success:
      send(placeID)
    case .failure(let error):
      edits[placeID] = nil
      store(edit.confirmed, placeID)
      edit.didFail(error)
    }
  }
  // snippet.end

  /// Sorted by id, so that the log is the same each time.
  private func takeBackAll() {
    let unconfirmed = edits
    edits = [:]
    for (placeID, edit) in unconfirmed.sorted(by: { $0.key < $1.key }) { store(edit.confirmed, placeID) }
  }

  /// If a favourite can't be stored, `Favourites` logs that and it stays as it was.
  private func store(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
