import Foundation
import HeadlessUI
import struct HeadlessUI.IndexPath
import SharedModel

/// Loads places page by page, in one quarter or all, and searches them.
final class PlacesControllerState: AppControllerState {
  struct Dependencies {
    let places: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
  }

  /// The work in flight, of which there is at most one; releasing it cancels it.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }

  private(set) var memento: PlacesMemento
  let viewController = PlacesViewController()
  private let dependencies: Dependencies
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private let dataSource: PlacesDataSource
  private var pending: Pending?
  private var listObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  var isWaiting: Bool { pending != nil }

  init(_ memento: PlacesMemento, dependencies: Dependencies, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.dependencies = dependencies
    self.delegate = delegate
    dataSource = PlacesDataSource(memento.list, favourites: dependencies.favourites)
    viewController.title = memento.title
    viewController.messages = self
  }

  // snippet.sharing
  convenience init(_ memento: PlacesMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate) {
    let app = objects.app
    let dependencies = Dependencies(
      places: app.places, favourites: app.favourites, clock: app.clock,
      searchDebounce: app.configuration.searchDebounce)
    self.init(memento, dependencies: dependencies, delegate: delegate)
  }
  // snippet.end

  // MARK: - Loading

  // snippet.answer
  private func load() {
    memento.failure = nil
    viewController.showStatus(.loading)
    pending = .load(fetch(page: 0, of: memento.query) { [weak self] in self?.didLoad($0) })
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>) {
    pending = nil
    viewController.showStatus(.idle)
    switch result {
    case .success(let page):
      show(LoadedPlaces(query: memento.query, firstPage: page))
    case .failure(let error):
      show(LoadedPlaces(query: memento.query))
      showFailure(error)
    }
    delegate?.didSettle()
  }
  // snippet.end

  private func loadMore() {
    let list = memento.list
    guard pending == nil, !list.isUnloaded, !list.isComplete else { return }
    let page = list.pageCount
    memento.requestedPage = page
    pending = .more(fetch(page: page, of: list.query) { [weak self] in self?.didLoadMore(page, $0) })
    showMore()
  }

  private func didLoadMore(_ number: Int, _ result: Result<PlacePage, ServiceError>) {
    pending = nil
    if case .success(let page) = result { memento.list.add(page, number: number) }
    showMore()
    delegate?.didSettle()
  }

  private func refresh() {
    pending = .refresh(fetch(page: 0, of: memento.query) { [weak self] in self?.didRefresh($0) })
    dropMore()
  }

  private func didRefresh(_ result: Result<PlacePage, ServiceError>) {
    pending = nil
    viewController.endRefreshing()
    switch result {
    case .success(let page): show(LoadedPlaces(query: memento.query, firstPage: page))
    case .failure: AlertController(message: Texts.refreshFailed).show(over: viewController)
    }
    delegate?.didSettle()
  }

  private func fetch(page: Int, of query: PlaceQuery, reply: @escaping Reply<PlacePage>) -> Cancellable {
    dependencies.places.fetchPlaces(query, page: page, reply: reply)
  }

  // MARK: - View

  /// Shows the list and its later changes, whichever state makes them.
  private func show(_ list: LoadedPlaces) {
    memento.list = list
    dataSource.list = list
    listObservation = list.observe { [weak self] in self?.listDidChange($0) }
    viewController.reloadRows()
    showEmpty()
  }

  private func showFailure(_ error: ServiceError) {
    memento.failure = error
    viewController.showStatus(.failed(error.loadMessage))
  }

  /// Shows that the next page is loading or couldn't be loaded.
  private func showMore() {
    if case .more = pending {
      viewController.showMore(Texts.loadingMore, isEnabled: false)
    } else if memento.lacksPage {
      viewController.showMore(Texts.loadMoreFailed, isEnabled: true)
    } else {
      viewController.hideMore()
    }
  }

  /// Discards the request at the end of the list.
  private func dropMore() {
    memento.requestedPage = nil
    viewController.hideMore()
  }

  private func listDidChange(_ change: LoadedPlaces.Change) {
    switch change {
    case .added(let indices):
      viewController.insertRows(at: indices.map { IndexPath(row: $0) })
      showMore()
    case .removed(let index):
      viewController.deleteRow(at: IndexPath(row: index))
    }
    showEmpty()
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    if let index = memento.list.index(of: id) { viewController.reloadRow(at: IndexPath(row: index)) }
  }
  // snippet.end

  private func showEmpty() {
    let list = memento.list
    guard !list.isUnloaded, list.places.isEmpty else { return viewController.showEmpty(nil) }
    let text = list.query.trimmedText
    viewController.showEmpty(text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text))
  }
}

// MARK: - PlacesMessages

extension PlacesControllerState: PlacesMessages {
  // snippet.built
  func didLoadView() {
    viewController.showQuery(memento.query.text)
    viewController.showRows(of: dataSource)
    favouritesObservation = dependencies.favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    if let failure = memento.failure {
      showFailure(failure)
    } else if memento.list.isUnloaded {
      load()
    } else {
      show(memento.list)
      showMore()
    }
  }
  // snippet.end

  // snippet.search
  func didEditSearch(_ text: String) {
    memento.query.text = text
    viewController.endRefreshing()
    dropMore()
    viewController.showStatus(.loading)
    pending = .search(dependencies.clock.schedule(after: dependencies.searchDebounce) { [weak self] in self?.load() })
  }
  // snippet.end

  func didPullToRefresh() {
    switch pending {
    case nil where memento.list.isUnloaded:
      viewController.endRefreshing()
      load()
    case nil, .more: refresh()
    case .search, .load: viewController.endRefreshing()
    case .refresh: break  // the list sends no messages while it refreshes
    }
  }

  func didTapRetry() {
    load()
  }

  func didTapMore() {
    loadMore()
  }

  func didScrollToEnd() {
    loadMore()
  }

  // snippet.tap
  func didSelectRow(at indexPath: IndexPath) {
    delegate?.perform(viewController.placeSegue, sender: memento.list.places[indexPath.row])
  }
  // snippet.end
}
