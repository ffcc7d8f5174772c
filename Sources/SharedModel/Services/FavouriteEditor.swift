/// Changes favourites: shows each change at once, tells the backend one change of a place at a time, and takes back what
/// it refuses. Of several changes during one request the last one wins.
///
/// It outlives the screen that the change was made on, as the change is everybody's.
@MainActor
public final class FavouriteEditor {
  private struct Edit {
    /// What the backend holds.
    var confirmed: Bool
    /// What it was asked to hold.
    var requested: Bool
    var request: Cancellable?
    var didFail: @MainActor (ServiceError) -> Void
  }

  private let favourites: Favourites
  private let service: any FavouriteService
  private var edits: [Place.ID: Edit] = [:]
  private var sessionObservation: Cancellable?

  /// Makes an editor; when the session ends it takes back what the backend has not confirmed.
  public init(favourites: Favourites, service: any FavouriteService, session: Session) {
    self.favourites = favourites
    self.service = service
    sessionObservation = session.observe { [weak self] in
      if $0 == .expired || $0 == .signedOut { self?.takeBackAll() }
    }
  }

  /// Makes a place a favourite, or no more; `didFail` is called when the last change had to be taken back.
  ///
  /// Nothing is sent when nothing has changed on the device: it is so already, or can't be stored.
  public func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void) {
    let before = favourites.contains(placeID)
    show(isFavourite, placeID)
    if edits[placeID] != nil {
      edits[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != before {
      edits[placeID] = Edit(confirmed: before, requested: isFavourite, request: nil, didFail: didFail)
      send(placeID)
    }
  }

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    edits[placeID]?.requested = isFavourite
    edits[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.didReply($0, placeID)
    }
  }

  private func didReply(_ result: Result<Void, ServiceError>, _ placeID: Place.ID) {
    guard var edit = edits[placeID] else { return }
    if case .success = result { edit.confirmed = edit.requested }
    edits[placeID] = edit
    let isSettled = favourites.contains(placeID) == edit.confirmed
    switch result {
    case .success where !isSettled: send(placeID)
    case .failure(let error) where !isSettled:
      edits[placeID] = nil
      show(edit.confirmed, placeID)
      edit.didFail(error)
    case .success, .failure: edits[placeID] = nil
    }
  }

  private func takeBackAll() {
    let all = edits
    edits = [:]
    for (placeID, edit) in all { show(edit.confirmed, placeID) }
  }

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}
