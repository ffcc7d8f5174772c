import SharedModel

/// As a user, I want to mark a place as a favourite, or no more, and to see it at once; calls back when the backend refuses
/// that, once it is taken back.
///
/// The app has one for all screens and holds it, as a change goes on when the screen that it was made on is gone. The backend
/// is told one change of a place at a time; of several meanwhile the last one wins.
final class SetFavouriteAction: Action {
  /// A change that is under way.
  private struct PendingChange {
    /// What the backend holds.
    var confirmed: Bool
    var request: Cancellable?
    var callback: Callback<ServiceError>
  }

  /// Which place is to be a favourite, or is not; without one nothing is done.
  var change: (placeID: Place.ID, isFavourite: Bool)?
  private let favourites: Favourites
  private let service: any FavouriteService
  private var pending: [Place.ID: PendingChange] = [:]

  init(favourites: Favourites, service: any FavouriteService) {
    self.favourites = favourites
    self.service = service
  }

  // snippet.run
  /// Nothing is sent when nothing has changed on the device: it is so already, or can't be stored.
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

  /// Takes back all that is not confirmed, in the order of the ids, so that the log has what the device can't store in the
  /// same order each time.
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

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
