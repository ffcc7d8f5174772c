import SharedModel

// snippet.state
/// What is known of a list of places.
struct PlacesState: Equatable {
  /// What is waited for, one thing at a time.
  enum Pending: Equatable {
    case search
    case load
    case more
    case refresh
  }

  /// The number of the screen.
  let id: Int
  let title: String
  /// With the text that is in the field.
  var query: PlaceQuery
  /// The places that are shown: those of the query that was loaded last.
  var list: PlaceList
  var pending: Pending?
  /// Why the places of the query could not be loaded.
  var failure: ServiceError?
  /// The page that could not be loaded.
  var failedPage: Int?

  init(id: Int, title: String, query: PlaceQuery) {
    self.id = id
    self.title = title
    self.query = query
    list = PlaceList(id: .init(screen: id, number: 0), query: query)
  }

  /// Whether more could not be loaded; not so once another screen has loaded the page.
  var hasFailedToLoadMore: Bool { pending == nil && failedPage == list.loadedPages }

  /// A list of what is in the field, with nothing loaded.
  func newList() -> PlaceList {
    PlaceList(id: .init(screen: id, number: list.id.number + 1), query: query)
  }
}
// snippet.end

// snippet.action
/// What can happen to a list of places.
enum PlacesAction: Equatable {
  /// What the guide has to do about it.
  enum Delegate: Equatable {
    case refreshFailed
    case placeSelected(Place)
  }

  case viewDidLoad
  case searchEdited(String)
  case searchDue
  case pulledToRefresh
  case retryTapped
  case moreTapped
  case scrolledToEnd
  /// The answer to what is pending.
  case pageLoaded(Int, Result<LoadedPage, ServiceError>)
  case favouriteChanged(Place.ID, Bool)
  case rowSelected(Int)
  case delegate(Delegate)
}
// snippet.end

/// Lists places page by page, and of them those that the user looks for.
struct PlacesReducer: Reducer {
  private enum EffectName { case favourites, pending }

  let pages: PlacePages
  let favourites: Favourites
  let clock: any AppClock
  let searchDebounce: Duration

  func reduce(into state: inout PlacesState, action: PlacesAction) -> Effect<PlacesAction> {
    switch action {
    case .viewDidLoad:
      return .merge(followFavourites(), load(&state))
    case .searchEdited(let text):
      state.query.text = text
      return waitToSearch(&state)
    case .searchDue, .retryTapped:
      return load(&state)
    case .pulledToRefresh:
      return pull(&state)
    case .moreTapped, .scrolledToEnd:
      return loadMore(&state)
    case .pageLoaded(let page, let result):
      return finishLoading(&state, page, result)
    case .favouriteChanged(let id, let isFavourite):
      state.list.mark(id, isFavourite: isFavourite)
    case .rowSelected(let row):
      return .send(.delegate(.placeSelected(state.list.places[row])))
    case .delegate:
      break
    }
    return .none
  }

  private func followFavourites() -> Effect<PlacesAction> {
    .follow(id: EffectName.favourites) { [favourites] send in
      favourites.observe { send(.favouriteChanged($0, favourites.contains($0))) }
    }
  }

  // MARK: - Loading

  // snippet.search
  private func waitToSearch(_ state: inout PlacesState) -> Effect<PlacesAction> {
    begin(.search, &state)
    return .run(id: EffectName.pending) { [clock, searchDebounce] send in
      clock.schedule(after: searchDebounce) { send(.searchDue) }
    }
  }
  // snippet.end

  private func load(_ state: inout PlacesState) -> Effect<PlacesAction> {
    begin(.load, &state)
    return fetch(state.query, page: 0)
  }

  private func pull(_ state: inout PlacesState) -> Effect<PlacesAction> {
    switch state.pending {
    case nil where !state.list.isLoaded: return load(&state)
    case nil, .more:
      begin(.refresh, &state)
      return fetch(state.query, page: 0)
    case .search, .load, .refresh: return .none
    }
  }

  private func loadMore(_ state: inout PlacesState) -> Effect<PlacesAction> {
    guard state.pending == nil, state.list.isLoaded, !state.list.isComplete else { return .none }
    begin(.more, &state)
    return fetch(state.list.query, page: state.list.loadedPages)
  }

  /// Waits for that and nothing else; what failed before counts no more.
  private func begin(_ pending: PlacesState.Pending, _ state: inout PlacesState) {
    state.pending = pending
    state.failure = nil
    state.failedPage = nil
  }

  // snippet.fetch
  private func fetch(_ query: PlaceQuery, page: Int) -> Effect<PlacesAction> {
    .run(id: EffectName.pending) { [pages] send in pages.fetch(query, page: page) { send(.pageLoaded(page, $0)) } }
  }
  // snippet.end

  private func finishLoading(
    _ state: inout PlacesState, _ page: Int, _ result: Result<LoadedPage, ServiceError>
  ) -> Effect<PlacesAction> {
    let pending = state.pending
    state.pending = nil
    switch (pending, result) {
    case (.more, .success(let loaded)):
      state.list.append(loaded, number: page)
    case (.more, .failure):
      state.failedPage = page
    case (.refresh, .failure):
      return .send(.delegate(.refreshFailed))
    case (_, .success(let loaded)):
      state.list = state.newList()
      state.list.append(loaded, number: page)
    case (_, .failure(let error)):
      state.list = state.newList()
      state.failure = error
    }
    return .none
  }
}
