import SharedModel

/// The changes of favourites that the backend hasn't confirmed yet. Each is shown at once, sent one at a time for a place,
/// and undone when it is refused.
///
/// The view models of all places share them, because a change outlives the screen on which it was made.
final class FavouriteChanges {
  private struct Change {
    /// The value that the backend holds.
    var confirmed: Bool
    var request: Cancellable?
    var didFail: (ServiceError) -> Void
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var changes: [Place.ID: Change] = [:]
  private var sessionObservation: Cancellable?

  /// Undoes unconfirmed changes when the session ends.
  init(favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  /// Changes whether a place is a favourite; calls `didFail` if the change has to be undone.
  ///
  /// Sends nothing if nothing has changed on the device, because the place was in that state already or the change
  /// couldn't be stored.
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping (ServiceError) -> Void) {
    let before = favourites.contains(placeID)
    show(isFavourite, placeID)
    if changes[placeID] != nil {
      changes[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != before {
      changes[placeID] = Change(confirmed: before, didFail: didFail)
      send(placeID)
    }
  }

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    changes[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.didSave(isFavourite, placeID, $0)
    }
  }

  private func didSave(_ isFavourite: Bool, _ placeID: Place.ID, _ result: Result<Void, ServiceError>) {
    guard var change = changes.removeValue(forKey: placeID) else { return }
    if case .success = result { change.confirmed = isFavourite }
    // The user may have changed it again while it was being sent.
    guard favourites.contains(placeID) != change.confirmed else { return }
    switch result {
    case .success:
      changes[placeID] = change
      send(placeID)
    case .failure(let error):
      show(change.confirmed, placeID)
      change.didFail(error)
    }
  }

  /// Undoes all changes in the order of their ids, so that errors are logged in the same order each time.
  private func takeBackAll() {
    let unconfirmed = changes
    changes = [:]
    for (placeID, change) in unconfirmed.sorted(by: { $0.key < $1.key }) { show(change.confirmed, placeID) }
  }

  /// A favourite that can't be stored stays as it was; `Favourites` logs the error.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
