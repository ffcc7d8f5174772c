import HeadlessUI
import Storyboard

/// Shows the reference book.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let viewModel: ReferenceViewModel
  /// The sections that the list shows.
  private var sections: [ReferenceSection] = []

  init(viewModel: ReferenceViewModel) {
    self.viewModel = viewModel
    super.init(nibName: ReferenceLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.status.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    viewModel.load()
  }

  override func updateProperties() {
    layout.status.show(isLoading: viewModel.isLoading, error: viewModel.error)
    endRefreshing()
    let sections = viewModel.sections
    guard sections != self.sections else { return }
    self.sections = sections
    layout.list.reloadData()
  }

  private func endRefreshing() {
    if !viewModel.isRefreshing { layout.refreshControl.endRefreshing() }
  }

  // MARK: - Actions

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

extension ReferenceViewController: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectRow(at: indexPath.row, inSection: indexPath.section)
  }
}
