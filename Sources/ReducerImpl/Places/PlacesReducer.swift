import Foundation
import SharedModel

// snippet.state
/// Everything known about a list of places.
struct PlacesState: Equatable {
  /// The one thing that the list waits for.
  enum Pending: Equatable {
    case search
    case load
    case more
    case refresh
  }

  /// The id of the screen.
  let id: ScreenID
  let title: String
  /// The query, with the text in the field.
  var query: PlaceQuery
  /// The places shown: the result of the last query that was loaded.
  var list: PlaceList
  var pending: Pending?
  /// The reason why the query couldn't be loaded, in words for the user.
  var failure: String?
  /// The page after the rows, if it couldn't be loaded.
  var failedPage: Int?

  init(id: ScreenID, title: String, query: PlaceQuery) {
    self.id = id
    self.title = title
    self.query = query
    list = PlaceList(id: .init(screen: id, number: 0), query: query)
  }

  /// True if the next page couldn't be loaded, until another screen with the same list has loaded it.
  var hasFailedToLoadMore: Bool { pending == nil && failedPage == list.loadedPages }

  /// Creates a list for the text in the field, with nothing loaded.
  func newList() -> PlaceList {
    PlaceList(id: .init(screen: id, number: list.id.number + 1), query: query)
  }
}
// snippet.end

// snippet.words
extension PlacesState {
  /// The title of the button below the rows, or `nil` if there is none.
  var moreTitle: String? {
    pending == .more ? Texts.loadingMore : hasFailedToLoadMore ? Texts.loadMoreFailed : nil
  }

  /// The sentence in place of rows, or `nil` if there are any or none are loaded.
  var emptyText: String? {
    guard list.isLoaded, list.places.isEmpty else { return nil }
    let text = list.query.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }
}
// snippet.end

// snippet.action
/// Everything that can happen to a list of places.
enum PlacesAction: Equatable {
  /// The actions that the guide follows.
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
  /// The answer to the pending request.
  case pageLoaded(Int, Result<LoadedPage, ServiceError>)
  case favouriteChanged(Place.ID, Bool)
  case rowSelected(Int)
  case delegate(Delegate)
}
// snippet.end

/// Loads places page by page, and searches them.
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

  // snippet.follow
  private func followFavourites() -> Effect<PlacesAction> {
    .follow(id: EffectName.favourites) { [favourites] send in
      favourites.observe { send(.favouriteChanged($0, favourites.contains($0))) }
    }
  }
  // snippet.end

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

  /// Starts to wait for something, and clears earlier failures.
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
      state.failure = error.loadFailureText
    }
    return .none
  }
}
