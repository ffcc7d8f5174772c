import HeadlessUI
import Storyboard

/// Shows the places.
final class PlacesViewController: ViewController {
  private let layout = PlacesLayout()
  private let viewModel: PlacesViewModel
  /// The rows that the list shows.
  private lazy var list = viewModel.list

  init(viewModel: PlacesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: PlacesLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.search.text = viewModel.searchText
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    viewModel.load()
  }

  // MARK: - What is shown

  // snippet.update
  override func updateProperties() {
    layout.status.show(isLoading: viewModel.isLoading, error: viewModel.error)
    let empty = viewModel.empty
    layout.empty.text = empty ?? ""
    layout.empty.isHidden = empty == nil
    endRefreshing()
    showMore(viewModel.more)
    showList(viewModel.list)
  }
  // snippet.end

  private func endRefreshing() {
    if !viewModel.isRefreshing { layout.refreshControl.endRefreshing() }
  }

  private func showMore(_ more: LoadMore?) {
    layout.more.isHidden = more == nil
    guard let more else { return }
    layout.more.title = more.title
    layout.more.isEnabled = more.isEnabled
  }

  // snippet.rows
  private func showList(_ new: PlaceList) {
    let old = list
    list = new
    switch new.change(since: old) {
    case .none: break
    case .inserted(let indices): layout.list.insertRows(at: indices.map { IndexPath(row: $0) })
    case .removed(let indices): layout.list.deleteRows(at: indices.map { IndexPath(row: $0) })
    case .all: layout.list.reloadData()
    }
  }
  // snippet.end

  // MARK: - Actions

  private func didEditSearch() {
    viewModel.search(layout.search.text)
  }

  // snippet.pull
  private func didPullToRefresh() {
    viewModel.refresh()
    // The control turns by itself. If the view model decides not to refresh, nothing that is tracked has changed.
    endRefreshing()
  }
  // snippet.end

  private func didTapRetry() {
    viewModel.load()
  }

  private func didTapMore() {
    viewModel.loadMore()
  }
}

// MARK: - TableViewDataSource

extension PlacesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.count
  }

  // snippet.cell
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = list.row(at: indexPath.row)
    let cell = tableView.dequeueReusableCell()
    cell.text = row.name
    cell.detailText = row.summary
    cell.configurationUpdateHandler = { $0.accessory = row.mark }
    return cell
  }
  // snippet.end
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectRow(at: indexPath.row)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { viewModel.loadMore() }
  }
}
