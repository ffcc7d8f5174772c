import HeadlessUI
import Storyboard

/// The view of a list of places.
final class PlacesViewController: ViewController {
  weak var messages: (any PlacesMessages)?  // the state, which owns this
  let placeSegue = StoryboardSegue.placesToPlace
  private let layout = PlacesLayout()

  init() {
    super.init(nibName: PlacesLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    messages?.didLoadView()
  }

  // MARK: - Actions

  // snippet.actions
  private func didEditSearch() {
    messages?.didEditSearch(layout.search.text)
  }
  // snippet.end

  private func didPullToRefresh() {
    messages?.didPullToRefresh()
  }

  private func didTapRetry() {
    messages?.didTapRetry()
  }

  private func didTapMore() {
    messages?.didTapMore()
  }

  // MARK: - Rows

  func showRows(of dataSource: any TableViewDataSource) {
    layout.list.dataSource = dataSource
  }

  func reloadRows() {
    layout.list.reloadData()
  }

  func insertRows(at indexPaths: [IndexPath]) {
    layout.list.insertRows(at: indexPaths)
  }

  func deleteRow(at indexPath: IndexPath) {
    layout.list.deleteRows(at: [indexPath])
  }

  func reloadRow(at indexPath: IndexPath) {
    layout.list.reloadRows(at: [indexPath])
  }

  // MARK: - Around the rows

  func showQuery(_ text: String) {
    layout.search.text = text
  }

  func showEmpty(_ text: String?) {
    layout.empty.text = text ?? ""
    layout.empty.isHidden = text == nil
  }

  func showStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func showMore(_ title: String, isEnabled: Bool) {
    layout.more.title = title
    layout.more.isEnabled = isEnabled
    layout.more.isHidden = false
  }

  func hideMore() {
    layout.more.isHidden = true
  }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    messages?.didSelectRow(at: indexPath)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { messages?.didScrollToEnd() }
  }
}
