import HeadlessUI
import Storyboard

/// Shows places and lets the user search them.
final class PlacesViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = PlacesLayout()
  private let output: any PlacesViewOutput
  private let displayManager: PlacesDisplayManager

  init(output: any PlacesViewOutput, displayManager: PlacesDisplayManager) {
    self.output = output
    self.displayManager = displayManager
    super.init(nibName: PlacesLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = displayManager
    layout.list.delegate = displayManager
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

  private func showEmptyText(_ text: String?) {
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

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  // snippet.show
  func showPlaces(_ places: PlacesViewModel) {
    displayManager.rows = places.rows
    layout.list.reloadData()
    showEmptyText(places.emptyText)
  }
  // snippet.end

  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?) {
    let start = displayManager.rows.count
    displayManager.rows += rows
    layout.list.insertRows(at: displayManager.rows.indices[start...].map { IndexPath(row: $0) })
    showEmptyText(emptyText)
  }

  func removeRow(at index: Int, emptyText: String?) {
    displayManager.rows.remove(at: index)
    layout.list.deleteRows(at: [IndexPath(row: index)])
    showEmptyText(emptyText)
  }

  func updateRow(_ row: PlacesViewModel.Row, at index: Int) {
    displayManager.rows[index] = row
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
}

// MARK: - LoadStatusDisplay

extension PlacesViewController: LoadStatusDisplay {
  var status: LoadStatusView { layout.status }
}
