import SharedModel

/// What the screen of the places shows, and what comes of the user's input.
final class PlacesViewModel {
  /// What the screen waits for: one thing at a time, which is dropped when another takes its place.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }

  // snippet.shown
  let title: String
  let rows = Observable(PlaceRowsViewModel())
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
  private var list: PlaceList?
  private var pending: Pending?
  private var listObservation: Cancellable?
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
    let list = PlaceList(query: query, service: service)
    pending = .load(list.load { [weak self] in self?.didLoad(list, $0) })
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
    guard pending == nil, let list, !list.isComplete else { return }
    more.value = .loading
    pending = .more(list.loadMore { [weak self] in self?.didLoadMore($0) })
  }

  func refresh() {
    switch pending {
    case .search, .load: isRefreshing.value = false
    case .refresh: break
    case .more, nil:
      // Set first, whatever comes of it: the list that was pulled shows already that it refreshes.
      isRefreshing.value = list != nil
      guard let list else { return load() }
      obtainAnew(list)
    }
  }

  // snippet.tap
  func selectRow(at index: Int) {
    guard let list else { return }
    coordinatorDelegate?.placesViewModel(self, didSelect: list.places[index], in: list)
  }
  // snippet.end

  private func obtainAnew(_ list: PlaceList) {
    more.value = nil
    let list = PlaceList(query: list.query, service: service)
    pending = .refresh(list.load { [weak self] in self?.didRefresh(list, $0) })
  }

  // MARK: - Output

  private func didLoad(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    isLoading.value = false
    switch result {
    case .success: show(list)
    case .failure(let failure):
      show(nil)
      error.value = Texts.loadFailed(failure)
    }
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: more.value = nil
    case .failure: more.value = .failed
    }
  }

  private func didRefresh(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    isRefreshing.value = false
    switch result {
    case .success: show(list)
    case .failure: coordinatorDelegate?.placesViewModel(self, didFailToRefresh: Texts.refreshFailed)
    }
  }

  private func show(_ list: PlaceList?) {
    self.list = list
    listObservation = list?.observe { [weak self] in self?.listDidChange($0) }
    rows.value = PlaceRowsViewModel(rows: (list?.places ?? []).map(row(for:)))
    updateEmpty()
  }

  /// The places opened from the list share it: Next loads more of it, and a place that is gone is taken off it.
  private func listDidChange(_ change: PlaceList.Change) {
    guard let list else { return }
    switch change {
    case .added(let indices):
      if more.value == .failed { more.value = nil }
      rows.value.append(list.places[indices].map(row(for:)))
      updateEmpty()
    case .removed(let index):
      rows.value.remove(at: index)
      updateEmpty()
    }
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    guard let index = list?.index(of: id) else { return }
    rows.value.setMark(mark(of: id), at: index)
  }
  // snippet.end

  private func updateEmpty() {
    empty.value = list.flatMap { $0.places.isEmpty ? Texts.noPlaces($0.query) : nil }
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
