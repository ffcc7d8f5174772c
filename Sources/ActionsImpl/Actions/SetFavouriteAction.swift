import SharedModel

/// As a user, I want to add a place to my favourites, or remove it, and to see that at once. Calls back if the backend
/// has refused the change, after taking it back.
///
/// The app owns one for all screens, because a change goes on after its screen is gone. For each place, one change is
/// sent at a time, and only the last of those made meanwhile is sent next.
final class SetFavouriteAction: Action {
  /// A change in flight.
  private struct PendingChange {
    /// The value that the backend holds.
    var confirmed: Bool
    var request: Cancellable?
    var callback: Callback<ServiceError>
  }

  /// The place, and whether it is to be a favourite; without it, nothing happens.
  var change: (placeID: Place.ID, isFavourite: Bool)?
  private let favourites: Favourites
  private let service: any FavouriteService
  private var pending: [Place.ID: PendingChange] = [:]

  init(favourites: Favourites, service: any FavouriteService) {
    self.favourites = favourites
    self.service = service
  }

  // snippet.run
  /// Sends nothing if nothing has changed on the device, where the value may be the same already or can't be stored.
  func run(_ callback: @escaping Callback<ServiceError>) {
    guard let (placeID, isFavourite) = change else { return }
    let before = favourites.contains(placeID)
    show(isFavourite, placeID)
    if pending[placeID] != nil {
      pending[placeID]?.callback = callback
    } else if favourites.contains(placeID) != before {
      pending[placeID] = PendingChange(confirmed: before, callback: callback)
      send(placeID)
    }
  }

  /// Takes back all unconfirmed changes, sorted by id, so that the log is the same each time.
  func cancel() {
    let cancelled = pending
    pending = [:]
    for (placeID, change) in cancelled.sorted(by: { $0.key < $1.key }) { show(change.confirmed, placeID) }
  }
  // snippet.end

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    pending[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] result in
      if case .success = result { self?.pending[placeID]?.confirmed = isFavourite }
      self?.didSend(placeID, result)
    }
  }

  private func didSend(_ placeID: Place.ID, _ result: Result<Void, ServiceError>) {
    guard let change = pending[placeID] else { return }
    let isSettled = favourites.contains(placeID) == change.confirmed
    if case .success = result, !isSettled { return send(placeID) }
    pending[placeID] = nil
    guard case .failure(let error) = result, !isSettled else { return }
    show(change.confirmed, placeID)
    change.callback(error)
  }

  /// Shows a value on the device. If it can't be stored, `Favourites` logs that and the value stays.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
