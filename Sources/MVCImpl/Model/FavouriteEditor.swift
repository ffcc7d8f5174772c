import SharedModel

/// Changes favourites as the user wishes: shows each change at once, tells the backend one change of a place at a time,
/// and takes back what it refuses. Of several changes during one request the last one wins.
///
/// It outlives the screen that the change was made on, as the change is everybody's.
final class FavouriteEditor {
  private struct Edit {
    /// What the backend holds.
    var confirmed: Bool
    var didFail: (ServiceError) -> Void
    var request: Cancellable?
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var edits: [Place.ID: Edit] = [:]
  private var sessionObservation: Cancellable?

  /// Makes an editor; when the session ends it takes back what the backend has not confirmed.
  init(favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  /// Makes a place a favourite, or no more; `didFail` is called when the last change had to be taken back.
  ///
  /// Nothing is sent when nothing has changed on the device: it is so already, or can't be stored.
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

  /// In the order of their ids, so that the log has what the device can't store in the same order each time.
  private func takeBackAll() {
    let unconfirmed = edits
    edits = [:]
    for (placeID, edit) in unconfirmed.sorted(by: { $0.key < $1.key }) { store(edit.confirmed, placeID) }
  }

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func store(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
