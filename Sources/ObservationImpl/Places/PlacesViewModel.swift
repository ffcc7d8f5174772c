import Foundation
import Observation
import SharedModel

/// What the screen of the places shows, and what comes of the user's input.
@Observable
final class PlacesViewModel {
  // snippet.pending
  /// What the screen waits for: one thing at a time, which is dropped when another takes its place.
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

  private let dependencies: GuideDependencies
  private var loaded: LoadedPlaces?
  private var pending: Pending?
  /// The places whose favourite has changed since the screen was made, an odd number of times.
  private var changedFavourites: Set<Place.ID> = []
  /// How many pages there were when the one that follows could not be loaded.
  private var pagesAtFailure: Int?
  @ObservationIgnored private var favouritesObservation: Cancellable?

  init(title: String, query: PlaceQuery, dependencies: GuideDependencies) {
    self.title = title
    self.query = query
    self.dependencies = dependencies
    favouritesObservation = dependencies.app.favourites.observe { [weak self] in
      self?.changedFavourites.formSymmetricDifference([$0])
    }
  }

  /// What is looked for, as typed.
  var searchText: String { query.text }

  // MARK: - What is shown

  /// The rows, also of what the places opened from here have loaded or taken off.
  var list: PlaceList {
    PlaceList(loaded, favourites: dependencies.app.favourites, changedFavourites: changedFavourites)
  }

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

  /// The list's footer; nil while there is none.
  var more: LoadMore? {
    if case .more = pending { return .loading }
    // Next may have loaded meanwhile what had failed.
    return pagesAtFailure != nil && pagesAtFailure == loaded?.pageCount ? .failed : nil
  }
  // snippet.end

  /// Why there are no rows though nothing has failed.
  var empty: String? {
    guard let loaded, loaded.places.isEmpty else { return nil }
    let text = loaded.query.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }

  // MARK: - Input

  func load() {
    error = nil
    let places = LoadedPlaces(query: query, service: dependencies.app.places)
    pending = .load(places.loadPage { [weak self] in self?.didLoad(places, $0) })
  }

  // snippet.search
  func search(_ text: String) {
    query.text = text
    error = nil
    pagesAtFailure = nil
    let delay = dependencies.app.configuration.searchDebounce
    pending = .search(dependencies.app.clock.schedule(after: delay) { [weak self] in self?.load() })
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
    guard let loaded else { return }
    let place = loaded.places[index]
    let viewModel = PlaceViewModel(id: place.id, known: place, in: loaded, dependencies: dependencies)
    dependencies.navigation?.destinations.append(.place(viewModel))
  }
  // snippet.end

  private func loadAnew() {
    pagesAtFailure = nil
    let places = LoadedPlaces(query: query, service: dependencies.app.places)
    pending = .refresh(places.loadPage { [weak self] in self?.didRefresh(places, $0) })
  }

  // MARK: - Output

  private func didLoad(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: loaded = places
    case .failure(let failure):
      loaded = nil
      error = failure.message
    }
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    if case .failure = result { pagesAtFailure = loaded?.pageCount }
  }

  private func didRefresh(_ places: LoadedPlaces, _ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: loaded = places
    case .failure: dependencies.navigation?.say(Alert(Texts.refreshFailed))
    }
  }
}
