import HeadlessUI
import SharedModel
import Storyboard

/// The part of the state that the screen shows, without the rows: small, however many there are.
struct PlacesViewState: Equatable {
  let searchText: String
  let list: PlaceList.Version
  let lastChange: PlaceList.Change?
  let isLoading: Bool
  let isRefreshing: Bool
  let failure: String?
  let moreTitle: String?
  let canLoadMore: Bool
  let emptyText: String?

  // snippet.shown
  init(_ state: PlacesState) {
    searchText = state.query.text
    list = state.list.version
    lastChange = state.list.lastChange
    isLoading = state.pending == .search || state.pending == .load
    isRefreshing = state.pending == .refresh
    failure = state.failure
    moreTitle = state.moreTitle
    canLoadMore = state.hasFailedToLoadMore
    emptyText = state.emptyText
  }
  // snippet.end

  // snippet.change
  /// The change of the rows since an earlier state, or `nil` if there is none.
  func rowChange(since earlier: PlacesViewState?) -> PlaceList.Change? {
    guard let earlier, earlier.list.id == list.id else { return .replaced }
    switch list.changes - earlier.list.changes {
    case 0: return nil
    case 1: return lastChange
    default: return .replaced
    }
  }
  // snippet.end
}

/// Shows a list of places.
final class PlacesViewController: ViewController {
  private let layout = PlacesLayout()
  private let dataSource: PlacesDataSource
  private let store: Store<PlacesState, PlacesAction>
  private var shown: PlacesViewState?
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
    layout.more.title = state.moreTitle ?? ""
    layout.more.isHidden = state.moreTitle == nil
    layout.more.isEnabled = state.canLoadMore
    layout.empty.text = state.emptyText ?? ""
    layout.empty.isHidden = state.emptyText == nil
    let change = state.rowChange(since: shown)
    shown = state
    renderRows(change)
  }

  // snippet.rows
  private func renderRows(_ change: PlaceList.Change?) {
    switch change {
    case .added(let rows)?: layout.list.insertRows(at: rows.map { IndexPath(row: $0) })
    case .removed(let row)?: layout.list.deleteRows(at: [IndexPath(row: row)])
    case .marked(let row)?: layout.list.reloadRows(at: [IndexPath(row: row)])
    case .replaced?: layout.list.reloadData()
    case nil: break
    }
  }
  // snippet.end

  // MARK: - Actions

  private func didEditSearch() { store.send(.searchEdited(layout.search.text)) }

  private func didPullToRefresh() {
    store.send(.pulledToRefresh)
    // The control has changed by itself. If the state hasn't, nothing else resets it.
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
