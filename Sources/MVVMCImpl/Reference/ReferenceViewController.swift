import HeadlessUI
import Storyboard

/// Binds the reference book to its view model.
final class ReferenceViewController: ViewController, RestorableScreen {
  let viewModel: ReferenceViewModel

  private let layout = ReferenceLayout()

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
    layout.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    bind()
    viewModel.load()
  }

  // MARK: - Bindings

  private func bind() {
    viewModel.sections.bind { [weak self] _ in self?.layout.list.reloadData() }
    viewModel.status.bind { [weak self] in self?.layout.status.show($0) }
    viewModel.isRefreshing.bind { [weak self] in if !$0 { self?.layout.refreshControl.endRefreshing() } }
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    viewModel.refresh()
  }

  private func didTapRetry() {
    viewModel.load()
  }
}

// MARK: - TableViewDataSource

extension ReferenceViewController: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    viewModel.sections.value.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    viewModel.sections.value[section].title
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.sections.value[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = viewModel.sections.value[indexPath.section].rows[indexPath.row]
    return cell
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectRow(at: indexPath.row, inSection: indexPath.section)
  }
}
