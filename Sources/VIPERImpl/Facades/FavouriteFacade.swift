import SharedModel

/// Changes favourites at once, then sends them to the backend. All places share one, because a change outlives the module
/// that it was made in.
///
/// One request is sent at a time for a place; of several changes meanwhile the last one wins. A change that the backend
/// refuses, or hasn't confirmed when the session ends, is undone.
final class FavouriteFacade {
  /// A change that the backend has been asked for; until it answers, it holds the opposite.
  private struct Change {
    let isFavourite: Bool
    var didFail: (ServiceError) -> Void
    var request: Cancellable?
  }

  private let favourites: any FavouriteStorage
  private let service: any FavouriteService
  private var changes: [String: Change] = [:]
  private var sessionObservation: Cancellable?

  init(favourites: any FavouriteStorage, service: any FavouriteService, session: any UserSession) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  private func send(placeID: String, didFail: @escaping (ServiceError) -> Void) {
    let isFavourite = favourites.contains(placeID)
    changes[placeID] = Change(isFavourite: isFavourite, didFail: didFail)
    changes[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.didReply($0, placeID: placeID)
    }
  }

  private func didReply(_ result: Result<Void, ServiceError>, placeID: String) {
    guard let change = changes.removeValue(forKey: placeID) else { return }
    let isWanted = favourites.contains(placeID) == change.isFavourite
    switch result {
    case .success where !isWanted: send(placeID: placeID, didFail: change.didFail)
    case .failure(let error) where isWanted:
      store(!change.isFavourite, placeID: placeID)
      change.didFail(error)
    // The backend holds what is wanted: it has confirmed it, or the user has changed it back.
    case .success, .failure: break
    }
  }

  /// Sorted by id, so that the log is the same each time.
  private func takeBackAll() {
    let all = changes
    changes = [:]
    for (placeID, change) in all.sorted(by: { $0.key < $1.key }) { store(!change.isFavourite, placeID: placeID) }
  }

  /// `Favourites` logs a change that can't be stored; the favourite then stays as it was.
  private func store(_ isFavourite: Bool, placeID: String) {
    try? favourites.set(isFavourite, id: placeID)
  }
}

// MARK: - FavouriteFacadeInput

extension FavouriteFacade: FavouriteFacadeInput {
  func setFavourite(_ isFavourite: Bool, placeID: String, didFail: @escaping (ServiceError) -> Void) {
    let wasFavourite = favourites.contains(placeID)
    store(isFavourite, placeID: placeID)
    if changes[placeID] != nil {
      changes[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != wasFavourite {
      send(placeID: placeID, didFail: didFail)
    }
  }
}
