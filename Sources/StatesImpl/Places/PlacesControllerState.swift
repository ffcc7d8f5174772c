import HeadlessUI
import SharedModel

/// Loads places page by page, those of a quarter or all, and of them those that the user looks for.
final class PlacesControllerState: AppControllerState {
  /// What is waited for, one thing at a time; letting go of it cancels it.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }

  private(set) var memento: PlacesMemento
  let viewController = PlacesViewController()
  /// Which place the user wants to see.
  private(set) var selectedPlace: Place?
  private let dependencies: AppDependencies
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private let dataSource: PlacesDataSource
  private var pending: Pending?
  private var listObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  var isWaiting: Bool { pending != nil }

  init(_ memento: PlacesMemento, dependencies: AppDependencies, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.dependencies = dependencies
    self.delegate = delegate
    dataSource = PlacesDataSource(favourites: dependencies.favourites)
    viewController.title = memento.title
    viewController.messages = self
  }

  // MARK: - Loading

  private func load() {
    memento.failure = nil
    viewController.showLoading()
    let list = PlaceList(query: memento.query, service: dependencies.places)
    pending = .load(list.load { [weak self] in self?.didLoad(list, $0) })
  }

  private func didLoad(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    viewController.endLoading()
    switch result {
    case .success:
      show(list)
    case .failure(let error):
      show(nil)
      showLoadFailed(error)
    }
    delegate?.didSettle()
  }

  private func loadMore() {
    guard pending == nil, let list = memento.list, !list.isComplete else { return }
    viewController.showMore(Texts.loadingMore, isEnabled: false)
    pending = .more(list.loadMore { [weak self] in self?.didLoadMore($0) })
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success:
      hideMore()
    case .failure:
      memento.failedPage = memento.list?.loadedPages
      viewController.showMore(Texts.loadMoreFailed, isEnabled: true)
    }
    delegate?.didSettle()
  }

  private func refresh() {
    hideMore()
    let list = PlaceList(query: memento.query, service: dependencies.places)
    pending = .refresh(list.load { [weak self] in self?.didRefresh(list, $0) })
  }

  private func didRefresh(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    viewController.endRefreshing()
    switch result {
    case .success: show(list)
    case .failure: viewController.present(AlertController(message: Texts.refreshFailed))
    }
    delegate?.didSettle()
  }

  // MARK: - View

  /// Shows the list from now on, whoever changes it.
  private func show(_ list: PlaceList?) {
    memento.list = list
    dataSource.list = list
    listObservation = list?.observe { [weak self] in self?.listDidChange($0) }
    viewController.reloadRows()
    showEmpty()
  }

  private func showLoadFailed(_ error: ServiceError) {
    memento.failure = error
    viewController.showLoadFailed(Texts.loadFailed(error))
  }

  private func hideMore() {
    memento.failedPage = nil
    viewController.hideMore()
  }

  private func listDidChange(_ change: PlaceList.Change) {
    switch change {
    case .added(let indices): viewController.insertRows(at: indices.map { IndexPath(row: $0) })
    case .removed(let index): viewController.deleteRow(at: IndexPath(row: index))
    }
    showEmpty()
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    if let index = memento.list?.index(of: id) { viewController.reloadRow(at: IndexPath(row: index)) }
  }
  // snippet.end

  private func showEmpty() {
    guard let list = memento.list, list.places.isEmpty else { return viewController.showEmpty(nil) }
    viewController.showEmpty(Texts.noPlaces(list.query))
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
      showLoadFailed(failure)
    } else if let list = memento.list {
      show(list)
      if memento.lacksPage { viewController.showMore(Texts.loadMoreFailed, isEnabled: true) }
    } else {
      load()
    }
  }
  // snippet.end

  // snippet.search
  func didEditSearch(_ text: String) {
    memento.query.text = text
    memento.failure = nil
    viewController.endRefreshing()
    hideMore()
    viewController.showLoading()
    let debounce = dependencies.configuration.searchDebounce
    pending = .search(dependencies.clock.schedule(after: debounce) { [weak self] in self?.load() })
  }
  // snippet.end

  func didPullToRefresh() {
    switch pending {
    case nil where memento.list == nil:
      viewController.endRefreshing()
      load()
    case nil, .more: refresh()
    case .search, .load: viewController.endRefreshing()
    case .refresh: break  // while the list refreshes it sends nothing
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
    selectedPlace = memento.list?.places[indexPath.row]
    delegate?.perform(viewController.placeSegue)
  }
  // snippet.end
}
