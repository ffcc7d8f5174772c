import HeadlessUI
import Storyboard

/// Shows places and lets the user search them.
final class PlacesViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = PlacesLayout()
  private let dataSource = PlacesDataSource()
  private let output: any PlacesViewOutput

  init(output: any PlacesViewOutput) {
    self.output = output
    super.init(nibName: PlacesLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditQuery, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  // MARK: - Actions

  private func didEditQuery() {
    output.didEditQuery(layout.search.text)
  }

  private func didPullToRefresh() {
    output.didPullToRefresh()
  }

  private func didTapRetry() {
    output.didTapRetry()
  }

  private func didTapMore() {
    output.didTapMore()
  }

  // MARK: - View

  private func showEmptyNote(_ text: String?) {
    layout.empty.text = text ?? ""
    layout.empty.isHidden = text == nil
  }
}

// MARK: - PlacesViewInput

extension PlacesViewController: PlacesViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showQuery(_ text: String) {
    layout.search.text = text
  }

  func showSpinner() {
    layout.spinner.startAnimating()
  }

  func hideSpinner() {
    layout.spinner.stopAnimating()
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func showPlaces(_ places: PlacesViewModel) {
    dataSource.rows = places.rows
    layout.list.reloadData()
    showEmptyNote(places.emptyNote)
  }

  func addRows(_ rows: [PlacesViewModel.Row], emptyNote: String?) {
    let start = dataSource.rows.count
    dataSource.rows += rows
    layout.list.insertRows(at: dataSource.rows.indices[start...].map { IndexPath(row: $0) })
    showEmptyNote(emptyNote)
  }

  func removeRow(at index: Int, emptyNote: String?) {
    dataSource.rows.remove(at: index)
    layout.list.deleteRows(at: [IndexPath(row: index)])
    showEmptyNote(emptyNote)
  }

  func updateRow(_ row: PlacesViewModel.Row, at index: Int) {
    dataSource.rows[index] = row
    layout.list.reloadRows(at: [IndexPath(row: index)])
  }

  func showMore(_ title: String, isEnabled: Bool) {
    layout.more.title = title
    layout.more.isEnabled = isEnabled
    layout.more.isHidden = false
  }

  func hideMore() {
    layout.more.isHidden = true
  }

  func showError(_ text: String) {
    layout.error.text = text
    layout.error.isHidden = false
    layout.retry.isHidden = false
  }

  func hideError() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
  }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == dataSource.rows.indices.last { output.didScrollToEnd() }
  }
}
