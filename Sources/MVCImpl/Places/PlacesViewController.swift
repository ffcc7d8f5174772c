import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Lists a quarter's places or all, page by page, filtered by the search text.
final class PlacesViewController: ViewController {
  // snippet.dependencies
  /// Dependencies of the list and the places that it opens.
  struct Dependencies {
    let service: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
    let place: PlaceViewController.Dependencies
  }
  // snippet.end

  // snippet.init
  private let layout = PlacesLayout()
  private let status: LoadStatusViewController
  private let dependencies: Dependencies
  private let search: PlaceSearch
  private let dataSource: PlacesDataSource
  private var searchObservation: Cancellable?
  private var favouritesObservation: Cancellable?

  private var list: PlaceList { search.list }

  init(dependencies: Dependencies, title: String = Texts.places, query: PlaceQuery = PlaceQuery()) {
    self.dependencies = dependencies
    search = PlaceSearch(
      query: query, service: dependencies.service, clock: dependencies.clock, debounce: dependencies.searchDebounce)
    dataSource = PlacesDataSource(list: search.list, favourites: dependencies.favourites)
    status = LoadStatusViewController(layout: layout.status)
    super.init(nibName: PlacesLayout.name)
    self.title = title
  }
  // snippet.end

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.search.text = search.query.text
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    status.delegate = self
    addChild(status)
    searchObservation = search.observe { [weak self] in self?.searchDidChange($0) }
    favouritesObservation = dependencies.favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    search.load()
  }

  // MARK: - Actions

  private func didEditSearch() {
    search.setText(layout.search.text)
  }

  private func didPullToRefresh() {
    search.refresh()
    // The control turns even if nothing is refreshed.
    endRefreshing()
  }

  private func didTapMore() {
    search.loadMore()
  }

  // MARK: - View

  private func searchDidChange(_ change: PlaceSearch.Change) {
    switch change {
    case .state:
      showState()
    case .replaced:
      dataSource.list = list
      layout.list.reloadData()
      showEmpty()
    case .list(.added(let indices)):
      layout.list.insertRows(at: indices.map { IndexPath(row: $0) })
      showEmpty()
    case .list(.removed(let index)):
      layout.list.deleteRows(at: [IndexPath(row: index)])
      showEmpty()
    case .refreshFailed:
      presentAlert(Texts.refreshFailed)
    }
  }

  // snippet.state
  private func showState() {
    layout.more.isHidden = true
    endRefreshing()
    switch search.state {
    case .idle, .refreshing: status.showLoaded()
    case .loading: status.showLoading()
    case .failed(let error): status.showFailure(error)
    case .loadingMore: layout.showLoadingMore()
    case .loadingMoreFailed: layout.showLoadMoreFailed()
    }
  }
  // snippet.end

  private func endRefreshing() {
    if search.state != .refreshing { layout.refreshControl.endRefreshing() }
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
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { search.loadMore() }
  }
}

// MARK: - LoadStatusViewControllerDelegate

extension PlacesViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    search.load()
  }
}

// MARK: - StateRestorable

extension PlacesViewController: StateRestorable {
  var restorableState: SavedState.Screen {
    .places(quarterID: search.query.quarterID, title: title, query: search.query.text)
  }
}
