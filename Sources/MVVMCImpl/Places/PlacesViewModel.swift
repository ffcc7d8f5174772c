import Foundation
import SharedModel

/// What the screen of the places shows, and what comes of the user's input.
final class PlacesViewModel {
  /// How the rows differ from those before; they are counted from 0.
  enum RowsChange: Hashable {
    /// All may.
    case all
    /// These have come at the end.
    case added(Range<Int>)
    /// One is gone, which stood there.
    case removed(at: Int)
    /// One alone has changed.
    case changed(at: Int)
  }

  /// What the screen waits for: one thing at a time, which is dropped when another takes its place.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }

  // snippet.shown
  let title: String
  private(set) var rows: [PlaceRowViewModel] = []
  let rowsDidChange = Event<RowsChange>()
  let isLoading = Observable(false)
  let isRefreshing = Observable(false)
  /// The list's footer; nil while there is none.
  let more = Observable<LoadMoreViewModel?>(nil)
  /// Why there are no rows though nothing has failed.
  let empty = Observable<String?>(nil)
  let error = Observable<String?>(nil)
  // snippet.end

  weak var coordinatorDelegate: (any PlacesViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let searchDebounce: Duration
  private var query: PlaceQuery
  private var loaded: LoadedPlaces?
  private var pending: Pending?
  private var loadedObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  /// What is looked for, as typed.
  var searchText: String { query.text }

  init(
    places service: any PlacesService, favourites: Favourites, clock: any AppClock, searchDebounce: Duration,
    title: String, query: PlaceQuery
  ) {
    self.service = service
    self.favourites = favourites
    self.clock = clock
    self.searchDebounce = searchDebounce
    self.title = title
    self.query = query
    favouritesObservation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
  }

  // MARK: - Input

  func load() {
    error.value = nil
    isLoading.value = true
    let places = LoadedPlaces(query: query, service: service)
    pending = .load(places.loadPage { [weak self] in self?.didLoad(places, $0) })
  }

  // snippet.search
  func search(_ text: String) {
    query.text = text
    isRefreshing.value = false
    more.value = nil
    error.value = nil
    isLoading.value = true
    pending = .search(clock.schedule(after: searchDebounce) { [weak self] in self?.load() })
  }
  // snippet.end

  func loadMore() {
    guard pending == nil, let loaded, !loaded.isComplete else { return }
    more.value = .loading
    pending = .more(loaded.loadPage { [weak self] in self?.didLoadMore($0) })
  }

  func refresh() {
    switch pending {
    case .search, .load: isRefreshing.value = false
    case .refresh: break
    case .more, nil:
      // Set first, whatever comes of it: the list that was pulled shows already that it refreshes.
      isRefreshing.value = loaded != nil
      if loaded == nil { load() } else { loadAnew() }
    }
  }

  // snippet.tap
  func selectRow(at index: Int) {
    guard let loaded else { return }
    coordinatorDelegate?.placesDidSelect(loaded.places[index], in: loaded)
  }
  // snippet.end

  private func loadAnew() {
    more.value = nil
    let places = LoadedPlaces(query: query, service: service)
    pending = .refresh(places.loadPage { [weak self] in self?.didRefresh(places, $0) })
  }

  // MARK: - Output

  private func didLoad(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    isLoading.value = false
    switch result {
    case .success: show(places)
    case .failure(let failure):
      show(nil)
      error.value = failure.message
    }
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: more.value = nil
    case .failure: more.value = .failed
    }
  }

  private func didRefresh(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    isRefreshing.value = false
    switch result {
    case .success: show(places)
    case .failure: coordinatorDelegate?.placesDidFailToRefresh(Texts.refreshFailed)
    }
  }

  private func show(_ places: LoadedPlaces?) {
    loaded = places
    loadedObservation = places?.observe { [weak self] in self?.loadedDidChange($0) }
    rows = (places?.places ?? []).map(row(for:))
    rowsDidChange.send(.all)
    updateEmpty()
  }

  // snippet.shared
  /// The places opened from here share what is loaded: Next loads more of it, and a place that is gone is taken off it.
  private func loadedDidChange(_ change: LoadedPlaces.Change) {
    guard let loaded else { return }
    switch change {
    case .added(let indices):
      if more.value == .failed { more.value = nil }
      rows += loaded.places[indices].map(row(for:))
      rowsDidChange.send(.added(indices))
    case .removed(let index):
      rows.remove(at: index)
      rowsDidChange.send(.removed(at: index))
    }
    updateEmpty()
  }
  // snippet.end

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    guard let index = loaded?.index(of: id) else { return }
    rows[index].mark = mark(of: id)
    rowsDidChange.send(.changed(at: index))
  }
  // snippet.end

  private func updateEmpty() {
    empty.value = loaded.flatMap { $0.places.isEmpty ? emptyText(for: $0.query) : nil }
  }

  private func emptyText(for query: PlaceQuery) -> String {
    query.trimmedText.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, query.trimmedText)
  }

  private func row(for place: Place) -> PlaceRowViewModel {
    PlaceRowViewModel(name: place.name, summary: place.summary, mark: mark(of: place.id))
  }

  private func mark(of id: Place.ID) -> String? {
    favourites.contains(id) ? Texts.favouriteMark : nil
  }
}

// MARK: - RestorableViewModel

extension PlacesViewModel: RestorableViewModel {
  var restorableState: SavedState.Screen { .places(quarterID: query.quarterID, title: title, query: query.text) }
}
