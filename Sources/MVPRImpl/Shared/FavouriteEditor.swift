import SharedModel

/// Changes favourites. A change shows at once and is taken back if the backend refuses it; for each place, one is sent
/// at a time.
///
/// It outlives the screen where a change was made, because other screens show the favourite, too.
final class FavouriteEditor: SingleInstance {
  private struct Edit {
    /// The value that the backend holds.
    var confirmed: Bool
    /// The value in the request that was sent last.
    var requested: Bool
    var request: Cancellable?
    var didFail: @MainActor (ServiceError) -> Void
  }

  private let favourites: any FavouriteStorage
  private let service: any FavouriteService
  private var edits: [Place.ID: Edit] = [:]
  private var sessionObservation: Cancellable?

  init(
    favourites: any FavouriteStorage, service: any FavouriteService, session: any UserSession, in launch: LaunchScope
  ) {
    self.favourites = favourites
    self.service = service
    super.init(in: launch)
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
  }

  private func send(_ placeID: Place.ID) {
    let isFavourite = favourites.contains(placeID)
    edits[placeID]?.requested = isFavourite
    edits[placeID]?.request = service.saveFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.didSend(placeID, $0)
    }
  }

  // snippet.reply
  private func didSend(_ placeID: Place.ID, _ result: Result<Void, ServiceError>) {
    guard var edit = edits[placeID] else { return }
    if case .success = result { edit.confirmed = edit.requested }
    // Meanwhile the user may have changed it to the value that the backend holds.
    guard favourites.contains(placeID) != edit.confirmed else { return edits[placeID] = nil }
    switch result {
    case .success:
      edits[placeID] = edit
      send(placeID)
    case .failure(let error):
      edits[placeID] = nil
      show(edit.confirmed, placeID)
      edit.didFail(error)
    }
  }
  // snippet.end

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began: break
    case .signedOut, .expired: takeBackAll()
    }
  }

  /// Takes all changes back, sorted by id, so that the log is the same each time.
  private func takeBackAll() {
    let unconfirmed = edits
    edits = [:]
    for (placeID, edit) in unconfirmed.sorted(by: { $0.key < $1.key }) { show(edit.confirmed, placeID) }
  }

  /// Shows a value on the device. If it can't be stored, the store logs that and the value stays.
  private func show(_ isFavourite: Bool, _ placeID: Place.ID) {
    try? favourites.set(isFavourite, id: placeID)
  }
}

// MARK: - FavouriteEditing

extension FavouriteEditor: FavouriteEditing {
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void) {
    let before = favourites.contains(placeID)
    show(isFavourite, placeID)
    if edits[placeID] != nil {
      edits[placeID]?.didFail = didFail
    } else if favourites.contains(placeID) != before {
      edits[placeID] = Edit(confirmed: before, requested: isFavourite, request: nil, didFail: didFail)
      send(placeID)
    }
  }
}
