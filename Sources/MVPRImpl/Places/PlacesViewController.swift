import HeadlessUI
import Storyboard

/// The screen of the places.
final class PlacesViewController: ViewController {
  private let layout = PlacesLayout()
  private let presenter: any PlacesPresenting
  private var rows: [PlacesRow] = []

  init(presenter: any PlacesPresenting) {
    self.presenter = presenter
    super.init(nibName: PlacesLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    layout.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  // MARK: - Actions

  private func didEditSearch() {
    presenter.didEditSearch(layout.search.text)
  }

  private func didPullToRefresh() {
    presenter.didPullToRefresh()
  }

  private func didTapMore() {
    presenter.didTapMore()
  }

  private func didTapRetry() {
    presenter.didTapRetry()
  }
}

// MARK: - PlacesView

extension PlacesViewController: PlacesView {
  func setSearchText(_ text: String) {
    layout.search.text = text
  }

  func setRows(_ rows: [PlacesRow]) {
    self.rows = rows
    layout.list.reloadData()
  }

  func addRows(_ rows: [PlacesRow]) {
    let start = self.rows.count
    self.rows += rows
    layout.list.insertRows(at: self.rows.indices[start...].map { IndexPath(row: $0) })
  }

  func removeRow(at index: Int) {
    rows.remove(at: index)
    layout.list.deleteRows(at: [IndexPath(row: index)])
  }

  // snippet.setters
  func setRow(_ row: PlacesRow, at index: Int) {
    rows[index] = row
    layout.list.reloadRows(at: [IndexPath(row: index)])
  }
  // snippet.end

  func setMoreButton(_ button: PlacesMoreButton?) {
    layout.more.isHidden = button == nil
    guard let button else { return }
    layout.more.title = button.title
    layout.more.isEnabled = button.isEnabled
  }

  func setEmpty(_ text: String?) {
    layout.empty.text = text ?? ""
    layout.empty.isHidden = text == nil
  }

  func setLoadStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }
}

// MARK: - TableViewDataSource

extension PlacesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = rows[indexPath.row].title
    cell.detailText = rows[indexPath.row].subtitle
    cell.accessory = rows[indexPath.row].accessory
    return cell
  }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRow(at: indexPath.row)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == rows.indices.last { presenter.didScrollToEnd() }
  }
}

// MARK: - RestorableScreen

extension PlacesViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}
