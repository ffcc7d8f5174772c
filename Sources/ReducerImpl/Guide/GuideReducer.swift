import SharedModel

/// Everything that can happen while somebody is signed in.
enum GuideAction: Equatable {
  case screen(ScreenID, ScreenAction)
  case note(NoteAction)
  case favourites(FavouritesAction)
  case alertButtonTapped(Int)
  /// The top screen has appeared.
  case screenShown
  /// The user has gone back to this screen, which is visible already.
  case wentBack(to: ScreenID)
  /// The user has agreed to go back from the top screen, which couldn't be loaded.
  case backConfirmed
  case linkOpened(GuideLink)
  case linkFollowed(GuideLink)
  case linkRefused
  case imagesReleased
}

/// Navigates the guide: changes the stack, the note and the alert after delegate actions of the screens.
struct GuideReducer: Reducer {
  private enum Owner: Hashable { case screen(ScreenID), note, favourites }

  let screen: ScreenReducer
  let note: NoteReducer
  let favourites: FavouritesReducer

  func reduce(into state: inout GuideState, action: GuideAction) -> Effect<GuideAction> {
    switch action {
    case .screen(let id, let action):
      return reduceScreen(&state, id, action)
    case .note(let action):
      let effect = state.updateNote { note.reduce(ifPresent: &$0, action: action) }
      return .merge(effect.map(GuideAction.note).owned(by: Owner.note), follow(action, &state))
    case .favourites(let action):
      let effect = favourites.reduce(into: &state.favourites, action: action)
      return .merge(effect.map(GuideAction.favourites).owned(by: Owner.favourites), follow(action, state))
    case .alertButtonTapped(let index):
      guard let alert = state.alert else { return .none }
      state.alert = nil
      return alert.buttons[index].action.map(Effect.send) ?? .none
    case .screenShown:
      openNote(&state)
    case .wentBack(let id):
      return pop(&state, to: id)
    case .backConfirmed:
      return goBack(&state)
    case .linkOpened(let link):
      return open(link, &state)
    case .linkFollowed(let link):
      return replaceScreens(&state, by: link.destination)
    case .linkRefused:
      show(AlertState(Texts.linkRefused), &state)
    case .imagesReleased:
      // When the menu isn't visible, it requests the cover as it appears.
      if let menu = state.screens.first, state.screens.count == 1 {
        return reduceScreen(&state, menu.id, .menu(.imagesReleased))
      }
    }
    return .none
  }

  // MARK: - Screens

  private func reduceScreen(
    _ state: inout GuideState, _ id: ScreenID, _ action: ScreenAction
  ) -> Effect<GuideAction> {
    let effect = state.update(id) { screen.reduce(into: &$0, action: action) }
    guard let effect else { return .none }
    return .merge(
      effect.map { .screen(id, $0) }.owned(by: Owner.screen(id)), follow(action, of: id, &state))
  }

  private func follow(_ action: ScreenAction, of id: ScreenID, _ state: inout GuideState) -> Effect<GuideAction> {
    switch action {
    case .menu(.delegate(let action)): follow(action, &state)
    case .quarters(.delegate(let action)): follow(action, &state)
    case .places(.delegate(let action)): follow(action, of: id, &state)
    case .place(.delegate(let action)): return follow(action, of: id, &state)
    case .reference(.delegate(let action)): follow(action, &state)
    case .article(.delegate(.loadFailed(let error))):
      showOverScreens(AlertState(error.loadFailureText, ok: .backConfirmed), &state)
    case .menu, .quarters, .places, .place, .reference, .article: break
    }
    return .none
  }

  private func follow(_ action: MenuAction.Delegate, _ state: inout GuideState) {
    switch action {
    case .sectionSelected(.quarters): state.push { _ in .quarters(QuartersState()) }
    case .sectionSelected(.places):
      state.push { .places(PlacesState(id: $0, title: Texts.places, query: PlaceQuery())) }
    case .sectionSelected(.referenceBook): state.push { _ in .reference(ReferenceState()) }
    }
  }

  private func follow(_ action: QuartersAction.Delegate, _ state: inout GuideState) {
    switch action {
    case .refreshFailed: showOverScreens(AlertState(Texts.refreshFailed), &state)
    case .quarterSelected(let quarter):
      state.push { .places(PlacesState(id: $0, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))) }
    }
  }

  // snippet.places
  private func follow(_ action: PlacesAction.Delegate, of id: ScreenID, _ state: inout GuideState) {
    switch action {
    case .refreshFailed: showOverScreens(AlertState(Texts.refreshFailed), &state)
    case .placeSelected(let place): push(place, from: id, &state)
    }
  }
  // snippet.end

  private func follow(
    _ action: PlaceAction.Delegate, of id: ScreenID, _ state: inout GuideState
  ) -> Effect<GuideAction> {
    switch action {
    case .loadFailed(let error):
      guard state.screens.last?.id == id else { return .send(.screen(id, .place(.failureUnseen))) }
      state.closeNote()
      let text = error == .notFound ? Texts.placeGone : error.loadFailureText
      state.alert = AlertState(text, ok: .backConfirmed)
      return .cancel(id: Owner.note)
    case .favouriteChosen(let isFavourite, let placeID):
      return .send(.favourites(.chosen(isFavourite, placeID, screen: id)))
    case .alertNeeded(let alert): showOverScreens(alert.map { .screen(id, .place($0)) }, &state)
    case .nextFound(let place): push(place, from: id, &state)
    case .noteTapped:
      if let place = state.screen(id)?.place { state.openNote(NoteDraft(placeID: place.id)) }
    case .left: return goBack(&state)
    }
    return .none
  }

  private func follow(_ action: ReferenceAction.Delegate, _ state: inout GuideState) {
    switch action {
    case .refreshFailed: showOverScreens(AlertState(Texts.refreshFailed), &state)
    case .articleSelected(let article): state.push { _ in .article(ArticleState(article)) }
    }
  }

  // snippet.push
  /// Opens a place with the list of the screen that it was opened from.
  private func push(_ place: Place, from id: ScreenID, _ state: inout GuideState) {
    guard let list = state.screen(id)?.list else { return }
    state.push { _ in .place(PlaceState(id: place.id, place: place, list: list)) }
  }
  // snippet.end

  // MARK: - Back navigation

  private func goBack(_ state: inout GuideState) -> Effect<GuideAction> {
    guard let below = state.screens.dropLast().last else { return .none }
    return pop(&state, to: below.id)
  }

  /// Removes the screens above, and cancels their effects.
  private func pop(_ state: inout GuideState, to id: ScreenID) -> Effect<GuideAction> {
    .merge(state.pop(to: id).map { .cancel(id: Owner.screen($0)) })
  }

  // MARK: - Note

  private func openNote(_ state: inout GuideState) {
    guard let draft = state.noteToOpen else { return }
    state.noteToOpen = nil
    if state.screens.last?.place?.id == draft.placeID { state.openNote(draft) }
  }

  private func follow(_ action: NoteAction, _ state: inout GuideState) -> Effect<GuideAction> {
    guard case .delegate(let action) = action else { return .none }
    switch action {
    case .alertNeeded(let alert):
      show(alert.map(GuideAction.note), &state)
      return .none
    case .finished:
      state.closeNote()
      return .cancel(id: Owner.note)
    case .placeGone:
      state.closeNote()
      let leave = state.screens.last.map { Effect.send(GuideAction.screen($0.id, .place(.goneConfirmed))) }
      return .merge(.cancel(id: Owner.note), leave ?? .none)
    }
  }

  // MARK: - Favourites

  private func follow(_ action: FavouritesAction, _ state: GuideState) -> Effect<GuideAction> {
    // Only the screen where the favourite was changed shows an alert.
    guard case .delegate(.refused(let error, let id)) = action, state.screens.last?.id == id else { return .none }
    return .send(.screen(id, .place(.favouriteRefused(error))))
  }

  // MARK: - Links

  private func open(_ link: GuideLink, _ state: inout GuideState) -> Effect<GuideAction> {
    guard state.note?.isChanged == true else { return .send(.linkFollowed(link)) }
    show(.discardChanges(.linkFollowed(link)), &state)
    return .none
  }

  private func replaceScreens(_ state: inout GuideState, by destination: SavedState) -> Effect<GuideAction> {
    let gone = state.screens.map { Effect<GuideAction>.cancel(id: Owner.screen($0.id)) }
    state.replaceScreens(by: destination)
    return .merge(gone + [.cancel(id: Owner.note)])
  }

  // MARK: - Alerts

  /// Shows an alert over everything, unless one is shown already.
  private func show(_ alert: AlertState<GuideAction>, _ state: inout GuideState) {
    if state.alert == nil { state.alert = alert }
  }

  /// Shows an alert about a screen, unless the note covers it.
  private func showOverScreens(_ alert: AlertState<GuideAction>, _ state: inout GuideState) {
    if state.note == nil { show(alert, &state) }
  }
}
