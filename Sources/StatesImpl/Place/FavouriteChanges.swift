import SharedModel

/// What has become of favourites and the backend has not confirmed yet: each change shows at once, is sent one at a time for
/// a place, and is taken back when it is refused.
///
/// It is shared by all states of places and outlives them, as a change is everybody's.
final class FavouriteChanges {
  private struct Change {
    /// What the backend holds.
    var confirmed: Bool
    /// What it was asked to hold.
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

  /// Makes a place a favourite, or no more; `didFail` runs once the last change had to be taken back.
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
    case .success where shown != change.requested:  // the user has changed it once more
      changes[id]?.confirmed = change.requested
      send(id)
    case .failure(let error) where shown != change.confirmed:
      changes[id] = nil
      show(change.confirmed, id: id)
      change.didFail(error)
    case .success, .failure: changes[id] = nil
    }
  }

  /// In the order of their ids, so that the log has what the device can't store in the same order each time.
  private func takeBackAll() {
    let all = changes
    changes = [:]
    for (id, change) in all.sorted(by: { $0.key < $1.key }) { show(change.confirmed, id: id) }
  }

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func show(_ isFavourite: Bool, id: Place.ID) {
    try? favourites.set(isFavourite, id: id)
  }
}
