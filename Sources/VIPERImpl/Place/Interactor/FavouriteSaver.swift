import SharedModel

/// Changes favourites at once, and has the backend follow: the use case that all places share, as a change outlives the
/// module that it was made in.
///
/// One request is sent at a time for a place; of several changes meanwhile the last one wins. What the backend refuses, or
/// has not confirmed when the session ends, is taken back.
final class FavouriteSaver {
  /// A change that the backend has been asked for; until it answers, it holds the opposite.
  private struct Change {
    let isFavourite: Bool
    var didFail: (ServiceError) -> Void
    var request: Cancellable?
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var changes: [String: Change] = [:]
  private var sessionObservation: Cancellable?

  init(favourites: Favourites, service: any FavouriteService, session: Session) {
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

  /// In the order of their ids, so that the log has what the device can't store in the same order each time.
  private func takeBackAll() {
    let all = changes
    changes = [:]
    for (placeID, change) in all.sorted(by: { $0.key < $1.key }) { store(!change.isFavourite, placeID: placeID) }
  }

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func store(_ isFavourite: Bool, placeID: String) {
    try? favourites.set(isFavourite, id: placeID)
  }
}

// MARK: - FavouriteSaverInput

extension FavouriteSaver: FavouriteSaverInput {
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
