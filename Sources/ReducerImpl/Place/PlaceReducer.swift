import SharedModel

/// Everything known about a place that is open.
struct PlaceState: Equatable {
  let id: Place.ID
  /// `nil` until it is loaded.
  var place: Place?
  /// The list that Next follows.
  var list: PlaceList
  var isFavourite = false
  var noteText: String?
  var isLoading = false
  /// True if loading has failed and the user has seen the alert.
  var hasFailed = false
  var isLoadingNext = false
}

/// Everything that can happen to a place that is open.
enum PlaceAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case loadFailed(ServiceError)
    case favouriteChosen(Bool, Place.ID)
    case alertNeeded(AlertState<PlaceAction>)
    case nextFound(Place)
    case noteTapped
    case left
  }

  case viewDidLoad
  case viewWillAppear
  case placeLoaded(Result<Place, ServiceError>)
  /// Loading has failed, but another screen covers the place, so the user wasn't told.
  case failureUnseen
  case favouriteToggled(Bool)
  case favouriteChanged(Bool)
  /// The backend has refused a favourite that was changed here.
  case favouriteRefused(ServiceError)
  case noteTextChanged(String?)
  case nextTapped
  case pageLoaded(Int, Result<LoadedPage, ServiceError>)
  case noteTapped
  /// The user has agreed to leave a place that is no longer in the guide.
  case goneConfirmed
  case delegate(Delegate)
}

/// Loads a place, and finds the one that follows. The guide opens that one, and the note.
struct PlaceReducer: Reducer {
  private enum EffectName { case favourite, note, place, next }

  let service: any PlaceService
  let pages: PlacePages
  let favourites: Favourites
  let notes: Notes

  func reduce(into state: inout PlaceState, action: PlaceAction) -> Effect<PlaceAction> {
    switch action {
    case .viewDidLoad:
      return .merge(followFavourite(state.id), followNote(state.id))
    case .viewWillAppear:
      return load(&state)
    case .placeLoaded(let result):
      return finishLoading(&state, result)
    case .failureUnseen:
      state.hasFailed = false
    case .favouriteToggled(let isFavourite):
      return .send(.delegate(.favouriteChosen(isFavourite, state.id)))
    case .favouriteChanged(let isFavourite):
      state.isFavourite = isFavourite
    case .favouriteRefused(let error):
      return showRefusal(&state, error)
    case .noteTextChanged(let text):
      state.noteText = text
    case .nextTapped:
      state.isLoadingNext = true
      return findNext(&state)
    case .pageLoaded(let page, let result):
      return continueToNext(&state, page, result)
    case .noteTapped:
      return .merge(endNext(&state), .send(.delegate(.noteTapped)))
    case .goneConfirmed:
      state.list.remove(state.id)
      return .send(.delegate(.left))
    case .delegate:
      break
    }
    return .none
  }

  // MARK: - The place itself

  private func load(_ state: inout PlaceState) -> Effect<PlaceAction> {
    guard state.place == nil, !state.isLoading, !state.hasFailed else { return .none }
    state.isLoading = true
    return .run(id: EffectName.place) { [service, id = state.id] send in
      service.fetchPlace(id: id) { send(.placeLoaded($0)) }
    }
  }

  private func finishLoading(
    _ state: inout PlaceState, _ result: Result<Place, ServiceError>
  ) -> Effect<PlaceAction> {
    state.isLoading = false
    switch result {
    case .success(let place):
      state.place = place
      return .none
    case .failure(let error):
      state.hasFailed = true
      return .send(.delegate(.loadFailed(error)))
    }
  }

  // MARK: - Favourite and note

  private func followFavourite(_ id: Place.ID) -> Effect<PlaceAction> {
    .follow(id: EffectName.favourite) { [favourites] send in
      send(.favouriteChanged(favourites.contains(id)))
      return favourites.observe { if $0 == id { send(.favouriteChanged(favourites.contains(id))) } }
    }
  }

  private func followNote(_ id: Place.ID) -> Effect<PlaceAction> {
    .follow(id: EffectName.note) { [notes] send in
      send(.noteTextChanged(notes.text(for: id)))
      return notes.observe { send(.noteTextChanged(notes.text(for: id))) }
    }
  }

  private func showRefusal(_ state: inout PlaceState, _ error: ServiceError) -> Effect<PlaceAction> {
    guard error == .notFound else { return .send(.delegate(.alertNeeded(AlertState(Texts.favouriteNotSaved)))) }
    return .merge(
      endNext(&state), .send(.delegate(.alertNeeded(AlertState(Texts.placeGone, ok: .goneConfirmed)))))
  }

  // MARK: - Next

  private func findNext(_ state: inout PlaceState) -> Effect<PlaceAction> {
    if let next = state.list.place(after: state.id) {
      return .merge(endNext(&state), .send(.delegate(.nextFound(next))))
    }
    guard !state.list.isComplete else {
      return .merge(endNext(&state), .send(.delegate(.alertNeeded(AlertState(Texts.lastPlace)))))
    }
    let (query, page) = (state.list.query, state.list.loadedPages)
    return .run(id: EffectName.next) { [pages] send in pages.fetch(query, page: page) { send(.pageLoaded(page, $0)) } }
  }

  private func continueToNext(
    _ state: inout PlaceState, _ page: Int, _ result: Result<LoadedPage, ServiceError>
  ) -> Effect<PlaceAction> {
    switch result {
    case .success(let loaded):
      state.list.append(loaded, number: page)
      return findNext(&state)
    case .failure where page < state.list.loadedPages:
      // Another screen with the same list has loaded the page meanwhile.
      return findNext(&state)
    case .failure(let error):
      return .merge(endNext(&state), .send(.delegate(.alertNeeded(AlertState(error.loadFailureText)))))
    }
  }

  /// Enables Next again, and cancels its request if one is in flight.
  private func endNext(_ state: inout PlaceState) -> Effect<PlaceAction> {
    state.isLoadingNext = false
    return .cancel(id: EffectName.next)
  }
}
