import HeadlessUI
import Storyboard

/// Shows the quarters.
final class QuartersViewController: ViewController {
  private let layout = QuartersLayout()
  private let viewModel: QuartersViewModel
  /// The rows that the list shows.
  private var rows: [QuarterRow] = []

  init(viewModel: QuartersViewModel) {
    self.viewModel = viewModel
    super.init(nibName: QuartersLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.status.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    viewModel.load()
  }

  override func updateProperties() {
    layout.order.selectedSegmentIndex = viewModel.orderIndex
    layout.empty.isHidden = !viewModel.isEmpty
    layout.status.show(isLoading: viewModel.isLoading, error: viewModel.error)
    endRefreshing()
    let rows = viewModel.rows
    guard rows != self.rows else { return }
    self.rows = rows
    layout.list.reloadData()
  }

  private func endRefreshing() {
    if !viewModel.isRefreshing { layout.refreshControl.endRefreshing() }
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { viewModel.chooseOrder(at: index) }
  }

  private func didPullToRefresh() {
    viewModel.load()
    // The control turns by itself. If the view model decides not to refresh, nothing that is tracked has changed.
    endRefreshing()
  }

  private func didTapRetry() {
    viewModel.load()
  }
}

// MARK: - TableViewDataSource

extension QuartersViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.name
    cell.detailText = row.summary
    return cell
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectRow(at: indexPath.row)
  }
}
