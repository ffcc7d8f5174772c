import SharedModel

/// The changes of favourites that the backend hasn't confirmed yet. Each is shown at once, and taken back if it is refused.
///
/// All places share them, because a change goes on after its screen is gone. For each place, one change is sent at a
/// time, and only the last of those made meanwhile is sent next.
final class FavouriteChanges {
  private struct Change {
    /// The value that the backend holds.
    var confirmed: Bool
    var request: Cancellable?
    var didFail: Callback<ServiceError>
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var changes: [Place.ID: Change] = [:]

  init(favourites: Favourites, service: any FavouriteService) {
    self.favourites = favourites
    self.service = service
  }

  // snippet.set
  /// Adds a place to the favourites or removes it. Sends nothing if nothing has changed on the device, where the value
  /// may be the same already or can't be stored.
  /// - Parameter didFail: Called after the change has been taken back; the last change of a place replaces it.
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping Callback<ServiceError>) {
    let before = favourites.contains(placeID)
    show(isFavourite, placeID)
    if changes[placeID] != nil {
      changes[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != before {
      changes[placeID] = Change(confirmed: before, didFail: didFail)
      send(placeID)
    }
  }
  // snippet.end

  /// Takes back all changes, sorted by id, so that the log is the same each time.
  func takeBack() {
    let unconfirmed = changes
    changes = [:]
    for (placeID, change) in unconfirmed.sorted(by: { $0.key < $1.key }) { show(change.confirmed, placeID) }
  }

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    changes[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] result in
      if case .success = result { self?.changes[placeID]?.confirmed = isFavourite }
      self?.didSend(placeID, result)
    }
  }

  private func didSend(_ placeID: Place.ID, _ result: Result<Void, ServiceError>) {
    guard let change = changes[placeID] else { return }
    let isSettled = favourites.contains(placeID) == change.confirmed
    if case .success = result, !isSettled { return send(placeID) }
    changes[placeID] = nil
    guard case .failure(let error) = result, !isSettled else { return }
    show(change.confirmed, placeID)
    change.didFail(error)
  }

  /// Shows a value on the device. If it can't be stored, `Favourites` logs that and the value stays.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
