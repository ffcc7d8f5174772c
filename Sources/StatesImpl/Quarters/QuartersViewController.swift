import HeadlessUI
import Storyboard

/// The view of the quarters.
final class QuartersViewController: ViewController {
  weak var messages: (any QuartersMessages)?  // the state, which owns this
  let placesSegue = StoryboardSegue.quartersToPlaces
  private let layout = QuartersLayout()

  init() {
    super.init(nibName: QuartersLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.delegate = self
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    messages?.didLoadView()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { messages?.didChooseOrder(at: index) }
  }

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

  func showOrder(at index: Int?) {
    layout.order.selectedSegmentIndex = index
  }

  func showStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func reloadRows(isEmpty: Bool) {
    layout.list.reloadData()
    layout.empty.isHidden = !isEmpty
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    messages?.didSelectRow(at: indexPath)
  }
}
