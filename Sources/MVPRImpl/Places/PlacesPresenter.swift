import Foundation
import SharedModel

/// Lists places page by page, and searches them.
final class PlacesPresenter {
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case loadMore(Cancellable)
    case refresh(Cancellable)
  }

  weak var view: (any PlacesView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(title) }
  }
  private let loader: any PlacesLoading
  private let favourites: any FavouriteStorage
  private let clock: any AppClock
  private let searchDebounce: Duration
  private let router: any PlacesRouting
  private let title: String
  /// The query in the search field, whose places may not be listed yet.
  private var query: PlaceQuery
  private var list: (any PlaceList)?
  private var pending: Pending?
  private var listObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  init(
    places loader: any PlacesLoading, favourites: any FavouriteStorage, clock: any AppClock,
    searchDebounce: Duration, title: String, query: PlaceQuery, router: any PlacesRouting
  ) {
    self.loader = loader
    self.favourites = favourites
    self.clock = clock
    self.searchDebounce = searchDebounce
    self.title = title
    self.query = query
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    view?.setLoadStatus(.loading)
    pending = .load(loader.loadPlaces(query) { [weak self] in self?.didLoad($0) })
  }

  // snippet.answer
  private func didLoad(_ result: Result<any PlaceList, ServiceError>) {
    pending = nil
    switch result {
    case .success(let list):
      view?.setLoadStatus(.idle)
      show(list)
    case .failure(let error):
      view?.setLoadStatus(.failed(error.message))
      show(nil)
    }
  }
  // snippet.end

  private func refresh() {
    view?.setMoreButton(nil)
    pending = .refresh(loader.loadPlaces(query) { [weak self] in self?.didRefresh($0) })
  }

  private func didRefresh(_ result: Result<any PlaceList, ServiceError>) {
    pending = nil
    view?.endRefreshing()
    switch result {
    case .success(let list): show(list)
    case .failure: router.showAlert(title: Texts.refreshFailed, button: Texts.ok)
    }
  }

  private func loadMore() {
    guard pending == nil, let list, !list.isComplete else { return }
    view?.setMoreButton(PlacesMoreButton(title: Texts.loadingMore, isEnabled: false))
    pending = .loadMore(list.loadMore { [weak self] in self?.didLoadMore($0) })
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: view?.setMoreButton(nil)
    case .failure: view?.setMoreButton(PlacesMoreButton(title: Texts.loadMoreFailed, isEnabled: true))
    }
  }

  // MARK: - Rows

  private func show(_ list: (any PlaceList)?) {
    self.list = list
    listObservation = list?.observe { [weak self] in self?.listDidChange($0) }
    view?.setRows((list?.places ?? []).map(row(for:)))
    showEmpty()
  }

  private func listDidChange(_ change: PlaceListChange) {
    guard let list else { return }
    switch change {
    case .added(let indices):
      // This screen didn't ask for the page: Next loaded it after this screen had failed to.
      if pending == nil { view?.setMoreButton(nil) }
      view?.addRows(list.places[indices].map(row(for:)))
      showEmpty()
    case .removed(let index):
      view?.removeRow(at: index)
      showEmpty()
    }
  }

  // snippet.row
  private func favouriteDidChange(_ id: Place.ID) {
    guard let list, let index = list.index(of: id) else { return }
    view?.setRow(row(for: list.places[index]), at: index)
  }
  // snippet.end

  private func showEmpty() {
    view?.setEmpty(list.flatMap { $0.places.isEmpty ? reasonForNothing($0.query.trimmedText) : nil })
  }

  private func reasonForNothing(_ text: String) -> String {
    text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }

  private func row(for place: Place) -> PlacesRow {
    let mark = favourites.contains(place.id) ? Texts.favouriteMark : nil
    return PlacesRow(title: place.name, subtitle: place.summary, accessory: mark)
  }
}

// MARK: - PlacesPresenting

extension PlacesPresenter: PlacesPresenting {
  func viewDidLoad() {
    favouritesObservation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    view?.setSearchText(query.text)
    load()
  }

  // snippet.search
  func didEditSearch(_ text: String) {
    query.text = text
    view?.endRefreshing()
    view?.setMoreButton(nil)
    view?.setLoadStatus(.loading)
    pending = .search(clock.schedule(after: searchDebounce) { [weak self] in self?.load() })
  }
  // snippet.end

  // snippet.tap
  func didSelectRow(at index: Int) {
    if let list { router.openPlace(list.places[index], in: list) }
  }
  // snippet.end

  func didScrollToEnd() {
    loadMore()
  }

  func didTapMore() {
    loadMore()
  }

  func didPullToRefresh() {
    switch pending {
    case .search, .load: view?.endRefreshing()
    case .refresh: break
    case .loadMore, nil:
      if list != nil { return refresh() }
      view?.endRefreshing()
      load()
    }
  }

  func didTapRetry() {
    load()
  }
}

// MARK: - RestorablePresenting

extension PlacesPresenter: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.places(quarterID: query.quarterID, title: title, query: query.text))
  }
}
