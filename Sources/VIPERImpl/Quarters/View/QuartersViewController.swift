import HeadlessUI
import Storyboard

/// Shows the quarters of the city.
final class QuartersViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = QuartersLayout()
  private let dataSource = QuartersDataSource()
  private let output: any QuartersViewOutput

  init(output: any QuartersViewOutput) {
    self.output = output
    super.init(nibName: QuartersLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { output.didChooseOrder(at: index) }
  }

  private func didPullToRefresh() {
    output.didPullToRefresh()
  }

  private func didTapRetry() {
    output.didTapRetry()
  }
}

// MARK: - QuartersViewInput

extension QuartersViewController: QuartersViewInput {
  func showOrder(at index: Int) {
    layout.order.selectedSegmentIndex = index
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

  func showQuarters(_ quarters: QuartersViewModel) {
    dataSource.rows = quarters.rows
    layout.list.reloadData()
    layout.empty.isHidden = !quarters.isEmptyNoteShown
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

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row)
  }
}
