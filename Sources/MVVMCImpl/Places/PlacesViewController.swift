import HeadlessUI
import Storyboard

/// Binds the screen of the places to its view model.
final class PlacesViewController: ViewController, RestorableScreen {
  let viewModel: PlacesViewModel

  private let layout = PlacesLayout()

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
    bind()
    viewModel.load()
  }

  // MARK: - Bindings

  // snippet.bind
  private func bind() {
    viewModel.rowsDidChange.bind { [weak self] in self?.showRows($0) }
    viewModel.status.bind { [weak self] in self?.layout.status.show($0) }
    viewModel.isRefreshing.bind { [weak self] in if !$0 { self?.layout.refreshControl.endRefreshing() } }
    viewModel.more.bind { [weak self] in self?.showMore($0) }
    viewModel.empty.bind { [weak self] in self?.showEmpty($0) }
  }
  // snippet.end

  // snippet.rows
  private func showRows(_ change: PlacesViewModel.RowsChange) {
    switch change {
    case .all: layout.list.reloadData()
    case .added(let indices): layout.list.insertRows(at: indices.map { IndexPath(row: $0) })
    case .removed(let index): layout.list.deleteRows(at: [IndexPath(row: index)])
    case .changed(let index): layout.list.reloadRows(at: [IndexPath(row: index)])
    }
  }
  // snippet.end

  private func showMore(_ more: LoadMoreViewModel?) {
    layout.more.isHidden = more == nil
    guard let more else { return }
    layout.more.title = more.title
    layout.more.isEnabled = more.isEnabled
  }

  private func showEmpty(_ text: String?) {
    layout.empty.text = text ?? ""
    layout.empty.isHidden = text == nil
  }

  // MARK: - Actions

  private func didEditSearch() {
    viewModel.search(layout.search.text)
  }

  private func didPullToRefresh() {
    viewModel.refresh()
  }

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
    viewModel.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = viewModel.rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.name
    cell.detailText = row.summary
    cell.accessory = row.mark
    return cell
  }
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
