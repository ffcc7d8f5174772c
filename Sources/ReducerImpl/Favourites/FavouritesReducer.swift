import SharedModel

/// Which changes of favourites the backend has not confirmed yet.
struct FavouritesState: Equatable {
  /// A place whose favourite is being changed.
  struct Edit: Equatable {
    /// What the backend holds.
    var confirmed: Bool
    /// The screen on which it was changed last.
    var screen: Int
  }

  var edits: [Place.ID: Edit] = [:]
}

/// What can happen to favourites on their way to the backend.
enum FavouritesAction: Equatable {
  /// What the guide has to do about it.
  enum Delegate: Equatable {
    case refused(ServiceError, screen: Int)
  }

  case chosen(Bool, Place.ID, screen: Int)
  /// What the device held before the user's choice, and holds since.
  case stored(Place.ID, before: Bool, after: Bool, screen: Int)
  /// The backend has answered that it holds what was sent, or why not; meanwhile the user may have chosen otherwise.
  case sendingEnded(Place.ID, sent: Bool, now: Bool, ServiceError?)
  case delegate(Delegate)
}

/// Changes favourites as the user wishes: shows each change at once, tells the backend one change of a place at a time,
/// and takes back what it refuses. Of several changes during one request the last one wins.
///
/// It belongs to the guide and not to a place, as the change is everybody's.
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

  /// Takes back what is not confirmed, in the order of the ids, so that the log has what can't be taken back in the same
  /// order each time.
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

  /// A favourite that can't be stored is told to the log by `Favourites`, and stays as it was.
  private func store(_ isFavourite: Bool, _ id: Place.ID) {
    try? favourites.set(isFavourite, id: id)
  }
}
