import Layout
import SharedModel
import UIKit

/// Lists a quarter's places or all, page by page, filtered by the search text.
final class PlacesViewController: UIViewController {
  /// Dependencies of the list and the places that it opens.
  struct Dependencies {
    let service: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
    let place: PlaceViewController.Dependencies
  }

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
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The screen is made in code.")
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.search.text = search.query.text
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.search.addAction(UIAction { [weak self] _ in self?.didEditSearch() }, for: .editingChanged)
    layout.refreshControl.addAction(UIAction { [weak self] _ in self?.didPullToRefresh() }, for: .valueChanged)
    layout.more.addAction(UIAction { [weak self] _ in self?.didTapMore() }, for: .touchUpInside)
    status.delegate = self
    addChild(status)
    // Its view is in the layout already.
    status.loadViewIfNeeded()
    status.didMove(toParent: self)
    searchObservation = search.observe { [weak self] in self?.searchDidChange($0) }
    favouritesObservation = dependencies.favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    search.load()
  }

  // MARK: - Actions

  private func didEditSearch() {
    search.setText(layout.search.text ?? "")
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
      layout.list.insertRows(at: indices.map { IndexPath(row: $0, section: 0) }, with: .automatic)
      showEmpty()
    case .list(.removed(let index)):
      layout.list.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
      showEmpty()
    case .refreshFailed:
      presentAlert(Texts.refreshFailed)
    }
  }

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

  private func endRefreshing() {
    if search.state != .refreshing { layout.refreshControl.endRefreshing() }
  }

  private func favouriteDidChange(_ id: Place.ID) {
    if let index = list.index(of: id) { layout.list.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none) }
  }

  private func showEmpty() {
    let text = list.query.trimmedText
    layout.empty.isHidden = !list.isLoaded || !list.places.isEmpty
    layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }
}

// MARK: - UITableViewDelegate

extension PlacesViewController: UITableViewDelegate {
  // snippet.tap
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let place = PlaceViewController(place: list.places[indexPath.row], in: list, dependencies: dependencies.place)
    navigationController?.pushViewController(place, animated: true)
  }
  // snippet.end

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
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
    .places(quarterID: search.query.quarterID, title: title ?? "", query: search.query.text)
  }
}
