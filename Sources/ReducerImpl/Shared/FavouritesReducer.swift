import SharedModel

/// The changes of favourites that the backend hasn't confirmed yet.
struct FavouritesState: Equatable {
  /// A change of one place.
  struct Edit: Equatable {
    /// The favourite as the backend knows it.
    var confirmed: Bool
    /// The screen where the favourite was changed last.
    var screen: ScreenID
  }

  var edits: [Place.ID: Edit] = [:]
}

/// Everything that can happen to favourites until the backend has confirmed them.
enum FavouritesAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case refused(ServiceError, screen: ScreenID)
  }

  case chosen(Bool, Place.ID, screen: ScreenID)
  /// The user's choice was stored on the device, which had another value before, or the same.
  case stored(Place.ID, before: Bool, after: Bool, screen: ScreenID)
  /// The backend has confirmed or refused what was sent; the user may have changed the favourite again meanwhile.
  case sendingEnded(Place.ID, sent: Bool, now: Bool, ServiceError?)
  case delegate(Delegate)
}

/// Stores each change of a favourite at once, sends the backend one change of a place at a time, and reverts what the
/// backend refuses. If a favourite changes again during a request, the last change wins.
///
/// It belongs to the guide and not to a screen, because a change outlives the screen where it was made.
struct FavouritesReducer: Reducer {
  let favourites: Favourites
  let service: any FavouriteService

  func reduce(into state: inout FavouritesState, action: FavouritesAction) -> Effect<FavouritesAction> {
    switch action {
    case .chosen(let isFavourite, let id, let screen):
      return .perform { [favourites] send in
        let before = favourites.contains(id)
        store(isFavourite, id)
        send(.stored(id, before: before, after: favourites.contains(id), screen: screen))
      }
    case .stored(let id, let before, let after, let screen):
      if state.edits[id] != nil {
        state.edits[id]?.screen = screen
      } else if before != after {
        state.edits[id] = FavouritesState.Edit(confirmed: before, screen: screen)
        return self.send(after, id)
      }
    case .sendingEnded(let id, let sent, let now, let error):
      return finishSending(&state, id, sent: sent, now: now, error)
    case .delegate:
      break
    }
    return .none
  }

  /// Reverts what isn't confirmed, sorted by id so that failures are logged in the same order each time.
  func takeBackAll<Action>(_ state: FavouritesState) -> Effect<Action> {
    .perform { _ in
      for (id, edit) in state.edits.sorted(by: { $0.key < $1.key }) { store(edit.confirmed, id) }
    }
  }

  private func send(_ isFavourite: Bool, _ id: Place.ID) -> Effect<FavouritesAction> {
    .run(id: id) { [service, favourites] send in
      service.saveFavourite(isFavourite, placeID: id) { result in
        let error: ServiceError? = if case .failure(let error) = result { error } else { nil }
        send(.sendingEnded(id, sent: isFavourite, now: favourites.contains(id), error))
      }
    }
  }

  // snippet.finish
  private func finishSending(
    _ state: inout FavouritesState, _ id: Place.ID, sent: Bool, now: Bool, _ error: ServiceError?
  ) -> Effect<FavouritesAction> {
    if error == nil { state.edits[id]?.confirmed = sent }
    guard let edit = state.edits[id], now != edit.confirmed else {
      state.edits[id] = nil
      return .none
    }
    guard let error else { return send(now, id) }
    state.edits[id] = nil
    return .merge(
      .perform { _ in store(edit.confirmed, id) }, .send(.delegate(.refused(error, screen: edit.screen))))
  }
  // snippet.end

  /// Stores a favourite. If that fails, `Favourites` logs it, and the favourite stays as it was.
  private func store(_ isFavourite: Bool, _ id: Place.ID) {
    try? favourites.set(isFavourite, id: id)
  }
}
