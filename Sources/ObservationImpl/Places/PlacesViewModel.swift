import Foundation
import Observation
import SharedModel

/// The state of the screen of the places, and its reactions to the user's input.
@Observable
final class PlacesViewModel {
  // snippet.pending
  /// The one thing that the screen waits for; the next one cancels it.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }
  // snippet.end

  let title: String
  private(set) var error: String?
  @ObservationIgnored private(set) var query: PlaceQuery

  @ObservationIgnored var didSelect: (Place, LoadedPlaces) -> Void = { _, _ in }
  @ObservationIgnored var showAlert: (Alert) -> Void = { _ in }

  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let searchDelay: Duration
  private var loaded: LoadedPlaces? {
    // Cells of other places are no longer tracked.
    didSet { if loaded !== oldValue { marks = FavouriteMarks(favourites) } }
  }
  @ObservationIgnored private var marks: FavouriteMarks
  private var pending: Pending?
  /// The number of pages when the next one couldn't be loaded.
  private var pagesAtFailure: Int?

  init(
    title: String, query: PlaceQuery, service: any PlacesService, favourites: Favourites, clock: any AppClock,
    searchDelay: Duration
  ) {
    self.title = title
    self.query = query
    self.service = service
    self.favourites = favourites
    marks = FavouriteMarks(favourites)
    self.clock = clock
    self.searchDelay = searchDelay
  }

  /// The text to search for, as typed.
  var searchText: String { query.text }

  // MARK: - What is shown

  /// The rows, which the places opened from here may add to and remove from.
  var list: PlaceList { PlaceList(loaded, marks: marks) }

  // snippet.shown
  var isLoading: Bool {
    switch pending {
    case .search, .load: true
    case .more, .refresh, nil: false
    }
  }

  var isRefreshing: Bool {
    if case .refresh = pending { true } else { false }
  }

  /// The list's footer; `nil` while there is none.
  var more: LoadMore? {
    if case .more = pending { return .loading }
    // A place's Next may have loaded the page meanwhile.
    return pagesAtFailure != nil && pagesAtFailure == loaded?.pageCount ? .failed : nil
  }
  // snippet.end

  /// The text in place of an empty list; `nil` if there are places, or nothing is known.
  var empty: String? {
    guard let loaded, loaded.places.isEmpty else { return nil }
    let text = loaded.query.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }

  // MARK: - Input

  func load() {
    error = nil
    let places = LoadedPlaces(query: query, service: service)
    pending = .load(places.loadPage { [weak self] in self?.didLoad(places, $0) })
  }

  // snippet.search
  func search(_ text: String) {
    query.text = text
    error = nil
    pagesAtFailure = nil
    pending = .search(clock.schedule(after: searchDelay) { [weak self] in self?.load() })
  }
  // snippet.end

  func loadMore() {
    guard pending == nil, let loaded, !loaded.isComplete else { return }
    pagesAtFailure = nil
    pending = .more(loaded.loadPage { [weak self] in self?.didLoadMore($0) })
  }

  func refresh() {
    switch pending {
    case .search, .load, .refresh: break
    case .more, nil: if loaded == nil { load() } else { loadAnew() }
    }
  }

  // snippet.tap
  func selectRow(at index: Int) {
    if let loaded { didSelect(loaded.places[index], loaded) }
  }
  // snippet.end

  private func loadAnew() {
    pagesAtFailure = nil
    let places = LoadedPlaces(query: query, service: service)
    pending = .refresh(places.loadPage { [weak self] in self?.didRefresh(places, $0) })
  }

  // MARK: - Output

  // snippet.answer
  private func didLoad(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: loaded = places
    case .failure(let failure):
      loaded = nil
      error = failure.message
    }
  }
  // snippet.end

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    if case .failure = result { pagesAtFailure = loaded?.pageCount }
  }

  private func didRefresh(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: loaded = places
    case .failure: showAlert(Alert(Texts.refreshFailed))
    }
  }
}
