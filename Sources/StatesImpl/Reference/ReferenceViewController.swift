import HeadlessUI
import Storyboard

/// The view of the reference book.
final class ReferenceViewController: ViewController {
  weak var messages: (any ReferenceMessages)?  // the state, which owns this
  let articleSegue = StoryboardSegue.referenceToArticle
  private let layout = ReferenceLayout()

  init() {
    super.init(nibName: ReferenceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    messages?.didLoadView()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    messages?.didPullToRefresh()
  }

  private func didTapRetry() {
    messages?.didTapRetry()
  }

  // MARK: - View

  func showRows(of dataSource: any TableViewDataSource) {
    layout.list.dataSource = dataSource
  }

  func reloadRows() {
    layout.list.reloadData()
  }

  func showStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    messages?.didSelectRow(at: indexPath)
  }
}
