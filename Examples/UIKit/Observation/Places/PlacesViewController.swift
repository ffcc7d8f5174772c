import Layout
import UIKit

/// Shows the places.
final class PlacesViewController: UIViewController {
  private let layout = PlacesLayout()
  private let viewModel: PlacesViewModel
  /// The rows that the list shows.
  private lazy var list = viewModel.list

  init(viewModel: PlacesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
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
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.search.text = viewModel.searchText
    layout.search.addAction(UIAction { [weak self] _ in self?.didEditSearch() }, for: .editingChanged)
    layout.refreshControl.addAction(UIAction { [weak self] _ in self?.didPullToRefresh() }, for: .valueChanged)
    layout.retry.addAction(UIAction { [weak self] _ in self?.didTapRetry() }, for: .touchUpInside)
    layout.more.addAction(UIAction { [weak self] _ in self?.didTapMore() }, for: .touchUpInside)
    viewModel.load()
  }

  // MARK: - What is shown

  // snippet.update
  override func updateProperties() {
    super.updateProperties()
    layout.status.show(isLoading: viewModel.isLoading, error: viewModel.error)
    let empty = viewModel.empty
    layout.empty.text = empty
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
    layout.more.setTitle(more.title, for: .normal)
    layout.more.isEnabled = more.isEnabled
  }

  private func showList(_ new: PlaceList) {
    let old = list
    list = new
    switch new.change(since: old) {
    case .none: break
    case .inserted(let rows): layout.list.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    case .removed(let rows): layout.list.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    case .all: layout.list.reloadData()
    }
  }

  // MARK: - Actions

  private func didEditSearch() {
    viewModel.search(layout.search.text ?? "")
  }

  private func didPullToRefresh() {
    viewModel.refresh()
    // The control turns by itself. If the view model decides not to refresh, nothing that is tracked has changed.
    endRefreshing()
  }

  private func didTapRetry() {
    viewModel.load()
  }

  private func didTapMore() {
    viewModel.loadMore()
  }
}

// MARK: - UITableViewDataSource

extension PlacesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.count
  }

  // snippet.cell
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = list.row(at: indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: PlacesLayout.cellIdentifier, for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.secondaryText = row.summary
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { cell, _ in cell.showAccessory(row.mark) }
    return cell
  }
  // snippet.end
}

// MARK: - UITableViewDelegate

extension PlacesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.selectRow(at: indexPath.row)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { viewModel.loadMore() }
  }
}
