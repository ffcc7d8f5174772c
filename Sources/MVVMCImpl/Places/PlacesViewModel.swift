import Foundation
import SharedModel

/// The view model of a list of places.
final class PlacesViewModel {
  enum RowsChange: Hashable {
    /// Any row may have changed.
    case all
    /// These rows were added at the end.
    case added(Range<Int>)
    case removed(at: Int)
    case changed(at: Int)
  }

  /// The one operation in flight, which is cancelled when another replaces it.
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
  let status = Observable(LoadStatusViewModel.idle)
  let isRefreshing = Observable(false)
  /// The list's footer, or nil.
  let more = Observable<LoadMoreViewModel?>(nil)
  /// The text of an empty list, or nil.
  let empty = Observable<String?>(nil)
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

  /// The search text as typed.
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
    status.value = .loading
    let places = LoadedPlaces(query: query, service: service)
    pending = .load(places.loadPage { [weak self] in self?.didLoad(places, $0) })
  }

  // snippet.search
  func search(_ text: String) {
    query.text = text
    isRefreshing.value = false
    more.value = nil
    status.value = .loading
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
      // Set in any case, because the pulled list already shows that it refreshes.
      isRefreshing.value = loaded != nil
      if loaded == nil { load() } else { reload() }
    }
  }

  // snippet.tap
  func selectRow(at index: Int) {
    guard let loaded else { return }
    coordinatorDelegate?.placesDidSelect(loaded.places[index], in: loaded)
  }
  // snippet.end

  private func reload() {
    more.value = nil
    let places = LoadedPlaces(query: query, service: service)
    pending = .refresh(places.loadPage { [weak self] in self?.didRefresh(places, $0) })
  }

  // MARK: - Output

  // snippet.answer
  private func didLoad(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success:
      status.value = .idle
      show(places)
    case .failure(let failure):
      status.value = .failed(failure.message)
      show(nil)
    }
  }
  // snippet.end

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
  /// Places opened from here share the loaded ones: Next loads more of them, and a place that is gone is removed.
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
