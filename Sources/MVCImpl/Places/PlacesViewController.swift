import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Lists places page by page: those of a quarter or all, and of them those that the user looks for.
final class PlacesViewController: ViewController {
  // snippet.dependencies
  /// What the list works with, and the places that it opens.
  struct Dependencies {
    let service: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
    let place: PlaceViewController.Dependencies
  }
  // snippet.end

  // snippet.pending
  /// What is waited for, one thing at a time; letting go of it cancels it.
  private enum Pending {
    case search(Cancellable)
    case load(Cancellable)
    case more(Cancellable)
    case refresh(Cancellable)
  }
  // snippet.end

  // snippet.init
  private let layout = PlacesLayout()
  private let status: LoadStatusViewController
  private let dependencies: Dependencies
  private let dataSource: PlacesDataSource
  private var query: PlaceQuery
  private var pending: Pending?
  private var listObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  private var list: PlaceList { dataSource.list }

  init(dependencies: Dependencies, title: String = Texts.places, query: PlaceQuery = PlaceQuery()) {
    self.dependencies = dependencies
    self.query = query
    dataSource = PlacesDataSource(
      list: PlaceList(query: query, service: dependencies.service), favourites: dependencies.favourites)
    status = LoadStatusViewController(layout: layout.status)
    super.init(nibName: PlacesLayout.name)
    self.title = title
  }
  // snippet.end

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.search.text = query.text
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.more.addTarget(self, action: PlacesViewController.loadMore, for: .touchUpInside)
    status.delegate = self
    addChild(status)
    favouritesObservation = dependencies.favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    load(list)
  }

  // MARK: - Actions

  // snippet.search
  private func didEditSearch() {
    query.text = layout.search.text
    layout.refreshControl.endRefreshing()
    layout.more.isHidden = true
    status.showLoading()
    let wait = dependencies.clock.schedule(after: dependencies.searchDebounce) { [weak self] in self?.search() }
    pending = .search(wait)
  }
  // snippet.end

  private func didPullToRefresh() {
    switch pending {
    case nil where !list.isLoaded:
      layout.refreshControl.endRefreshing()
      load(list)
    case nil, .more: refresh()
    case .search, .load: layout.refreshControl.endRefreshing()
    case .refresh: break  // while the list refreshes it sends nothing
    }
  }

  // MARK: - Loading

  private func search() {
    load(PlaceList(query: query, service: dependencies.service))
  }

  /// Loads the first page of a list that has none, and shows the list when the reply comes.
  private func load(_ list: PlaceList) {
    status.showLoading()
    pending = .load(list.loadNextPage { [weak self] in self?.didLoad(list, $0) })
  }

  private func didLoad(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    show(list)
    switch result {
    case .success: status.showLoaded()
    case .failure(let error): status.showFailure(error)
    }
  }

  private func loadMore() {
    guard pending == nil, !list.isComplete else { return }
    layout.showLoadingMore()
    pending = .more(list.loadNextPage { [weak self] in self?.didLoadMore($0) })
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: layout.more.isHidden = true
    case .failure: layout.showLoadMoreFailed()
    }
  }

  private func refresh() {
    layout.more.isHidden = true
    let list = PlaceList(query: query, service: dependencies.service)
    pending = .refresh(list.loadNextPage { [weak self] in self?.didRefresh(list, $0) })
  }

  private func didRefresh(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    pending = nil
    layout.refreshControl.endRefreshing()
    switch result {
    case .success: show(list)
    case .failure: presentAlert(Texts.refreshFailed)
    }
  }

  // MARK: - View

  /// Shows the list from now on, whoever changes it.
  private func show(_ list: PlaceList) {
    dataSource.list = list
    listObservation = list.observe { [weak self] in self?.listDidChange($0) }
    layout.list.reloadData()
    showEmpty()
  }

  private func listDidChange(_ change: PlaceList.Change) {
    switch change {
    case .added(let indices):
      // What comes unasked is a page that Next has loaded.
      if pending == nil { layout.more.isHidden = true }
      layout.list.insertRows(at: indices.map { IndexPath(row: $0) })
      showEmpty()
    case .removed(let index):
      layout.list.deleteRows(at: [IndexPath(row: index)])
      showEmpty()
    }
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    if let index = list.index(of: id) { layout.list.reloadRows(at: [IndexPath(row: index)]) }
  }
  // snippet.end

  private func showEmpty() {
    let text = list.query.trimmedText
    layout.empty.isHidden = !list.isLoaded || !list.places.isEmpty
    layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  // snippet.tap
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let place = PlaceViewController(place: list.places[indexPath.row], in: list, dependencies: dependencies.place)
    navigationController?.pushViewController(place)
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { loadMore() }
  }
}

// MARK: - LoadStatusViewControllerDelegate

extension PlacesViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    load(list)
  }
}

// MARK: - StateRestorable

extension PlacesViewController: StateRestorable {
  var restorableState: SavedState.Screen {
    .places(quarterID: query.quarterID, title: title, query: query.text)
  }
}
