import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// What a list of places shows, apart from its rows: small, whatever their number.
struct PlacesViewState: Equatable {
  let searchText: String
  let list: PlaceList.Version
  let lastChange: PlaceList.Change?
  let isLoading: Bool
  let isRefreshing: Bool
  let failure: ServiceError?
  /// What the list's footer says; nil when it isn't shown.
  let more: String?
  let canLoadMore: Bool
  /// What stands in the place of rows; nil when there are any, or none are known.
  let empty: String?

  // snippet.shown
  init(_ state: PlacesState) {
    searchText = state.query.text
    list = state.list.version
    lastChange = state.list.lastChange
    isLoading = state.pending == .search || state.pending == .load
    isRefreshing = state.pending == .refresh
    failure = state.failure
    canLoadMore = state.hasFailedToLoadMore
    more = state.pending == .more ? Texts.loadingMore : canLoadMore ? Texts.loadMoreFailed : nil
    empty = state.list.isLoaded && state.list.places.isEmpty ? Self.emptyText(for: state.list.query) : nil
  }
  // snippet.end

  private static func emptyText(for query: PlaceQuery) -> String {
    let text = query.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }
}

/// Shows a list of places.
final class PlacesViewController: ViewController {
  private let layout = PlacesLayout()
  private let dataSource: PlacesDataSource
  private let store: Store<PlacesState, PlacesAction>
  private var shownList: PlaceList.Version?
  private var observation: Cancellable?

  init(store: Store<PlacesState, PlacesAction>) {
    self.store = store
    dataSource = PlacesDataSource(store: store)
    super.init(nibName: PlacesLayout.name)
    title = store.state?.title ?? ""
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    layout.status.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    observation = store.observe(PlacesViewState.init) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  private func render(_ state: PlacesViewState) {
    layout.search.text = state.searchText
    layout.status.render(isLoading: state.isLoading, failure: state.failure)
    if !state.isRefreshing { layout.refreshControl.endRefreshing() }
    layout.more.title = state.more ?? ""
    layout.more.isHidden = state.more == nil
    layout.more.isEnabled = state.canLoadMore
    layout.empty.text = state.empty ?? ""
    layout.empty.isHidden = state.empty == nil
    renderRows(state)
  }

  // snippet.rows
  /// Lays out the rows that have changed, if it is one change of the list that is shown.
  private func renderRows(_ state: PlacesViewState) {
    guard shownList != state.list else { return }
    let isNextChange = shownList.map { PlaceList.Version(id: $0.id, changes: $0.changes + 1) } == state.list
    shownList = state.list
    switch state.lastChange {
    case .added(let rows)? where isNextChange: layout.list.insertRows(at: rows.map { IndexPath(row: $0) })
    case .removed(let row)? where isNextChange: layout.list.deleteRows(at: [IndexPath(row: row)])
    case .marked(let row)? where isNextChange: layout.list.reloadRows(at: [IndexPath(row: row)])
    default: layout.list.reloadData()
    }
  }
  // snippet.end

  // MARK: - Actions

  private func didEditSearch() { store.send(.searchEdited(layout.search.text)) }

  private func didPullToRefresh() {
    store.send(.pulledToRefresh)
    // The control has changed by itself; if the state hasn't, nobody else takes that back.
    store.state.map { render(PlacesViewState($0)) }
  }

  private func didTapMore() { store.send(.moreTapped) }
  private func didTapRetry() { store.send(.retryTapped) }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  // snippet.tap
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.rowSelected(indexPath.row))
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { store.send(.scrolledToEnd) }
  }
}
