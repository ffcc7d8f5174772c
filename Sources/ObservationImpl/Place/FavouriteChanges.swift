import SharedModel

/// The changes of favourites that the backend has not confirmed yet: each is shown at once, sent one at a time for a place,
/// and taken back when it is refused.
///
/// All places' view models share them, as a change outlives the screen that it was made on.
final class FavouriteChanges {
  private struct Change {
    /// What the backend holds.
    var confirmed: Bool
    var request: Cancellable?
    var didFail: (ServiceError) -> Void
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var changes: [Place.ID: Change] = [:]
  private var sessionObservation: Cancellable?

  /// Takes back what is not confirmed when the session ends.
  init(favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  /// Makes a place a favourite, or no more; `didFail` is called if that has to be taken back.
  ///
  /// Nothing is sent when nothing has changed on the device: it is so already, or can't be stored.
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
    // The user may have changed it once more, or back, while it was sent.
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

  /// In the order of their ids, so that the log has what the device can't store in the same order each time.
  private func takeBackAll() {
    let unconfirmed = changes
    changes = [:]
    for (placeID, change) in unconfirmed.sorted(by: { $0.key < $1.key }) { show(change.confirmed, placeID) }
  }

  /// What can't be stored is told to the log by `Favourites`, and stays as it was.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
