import SharedModel

/// Favourite changes that the backend hasn't confirmed. A change shows at once and is taken back if the backend refuses
/// it. For each place, one change is sent at a time.
///
/// The states of all places share it, and it outlives them, because a change shows on every screen.
final class FavouriteChanges {
  private struct Change {
    /// The value that the backend holds.
    var confirmed: Bool
    /// The value in the request that was sent last.
    var requested: Bool
    var request: Cancellable?
    var didFail: (ServiceError) -> Void
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var changes: [Place.ID: Change] = [:]
  private var sessionObservation: Cancellable?

  init(of favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] event in
      if event == .expired || event == .signedOut { self?.takeBackAll() }
    }
  }

  /// Adds a place to the favourites, or removes it. Calls `didFail` if the last change had to be taken back.
  func set(_ isFavourite: Bool, id: Place.ID, didFail: @escaping (ServiceError) -> Void) {
    let before = favourites.contains(id)
    show(isFavourite, id: id)
    if changes[id] != nil {
      changes[id]?.didFail = didFail
    } else if favourites.contains(id) != before {
      changes[id] = Change(confirmed: before, requested: isFavourite, request: nil, didFail: didFail)
      send(id)
    }
  }

  private func send(_ id: Place.ID) {
    let isFavourite = favourites.contains(id)
    changes[id]?.requested = isFavourite
    changes[id]?.request = service.saveFavourite(isFavourite, placeID: id) { [weak self] in self?.didSend(id, $0) }
  }

  private func didSend(_ id: Place.ID, _ result: Result<Void, ServiceError>) {
    guard let change = changes[id] else { return }
    let shown = favourites.contains(id)
    switch result {
    case .success where shown != change.requested:  // the user has changed it again
      changes[id]?.confirmed = change.requested
      send(id)
    case .failure(let error) where shown != change.confirmed:
      changes[id] = nil
      show(change.confirmed, id: id)
      change.didFail(error)
    case .success, .failure: changes[id] = nil
    }
  }

  /// Takes all changes back, sorted by id, so that the log is the same each time.
  private func takeBackAll() {
    let all = changes
    changes = [:]
    for (id, change) in all.sorted(by: { $0.key < $1.key }) { show(change.confirmed, id: id) }
  }

  /// Shows a value on the device. If it can't be stored, `Favourites` logs that and the value stays.
  private func show(_ isFavourite: Bool, id: Place.ID) {
    try? favourites.set(isFavourite, id: id)
  }
}
