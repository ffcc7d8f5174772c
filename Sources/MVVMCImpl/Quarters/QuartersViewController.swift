import HeadlessUI
import Storyboard

/// Binds the screen of the quarters to its view model.
final class QuartersViewController: ViewController, RestorableScreen {
  let viewModel: QuartersViewModel

  private let layout = QuartersLayout()

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
    layout.order.selectedSegmentIndex = viewModel.orderIndex
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    bind()
    viewModel.load()
  }

  // MARK: - Bindings

  private func bind() {
    viewModel.rows.bind { [weak self] _ in self?.layout.list.reloadData() }
    viewModel.status.bind { [weak self] in self?.layout.status.show($0) }
    viewModel.isRefreshing.bind { [weak self] in if !$0 { self?.layout.refreshControl.endRefreshing() } }
    viewModel.isEmpty.bind { [weak self] in self?.layout.empty.isHidden = !$0 }
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { viewModel.chooseOrder(at: index) }
  }

  private func didPullToRefresh() {
    viewModel.refresh()
  }

  private func didTapRetry() {
    viewModel.load()
  }
}

// MARK: - TableViewDataSource

extension QuartersViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.value.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = viewModel.rows.value[indexPath.row]
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
