import HeadlessUI
import Storyboard

/// The screen of the quarters.
final class QuartersViewController: ViewController {
  private let layout = QuartersLayout()
  private let presenter: any QuartersPresenting
  private var rows: [QuartersRow] = []

  init(presenter: any QuartersPresenting) {
    self.presenter = presenter
    super.init(nibName: QuartersLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { presenter.didChooseOrder(at: index) }
  }

  private func didPullToRefresh() {
    presenter.didPullToRefresh()
  }

  private func didTapRetry() {
    presenter.didTapRetry()
  }
}

// MARK: - QuartersView

extension QuartersViewController: QuartersView {
  func setOrder(at index: Int?) {
    layout.order.selectedSegmentIndex = index
  }

  func setRows(_ rows: [QuartersRow]) {
    self.rows = rows
    layout.list.reloadData()
  }

  func setEmptyShown(_ isShown: Bool) {
    layout.empty.isHidden = !isShown
  }

  func setLoadStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }
}

// MARK: - TableViewDataSource

extension QuartersViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = rows[indexPath.row].title
    cell.detailText = rows[indexPath.row].subtitle
    return cell
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRow(at: indexPath.row)
  }
}

// MARK: - RestorableScreen

extension QuartersViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}
