import HeadlessUI
import Storyboard

/// Shows the quarters of the city.
final class QuartersViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = QuartersLayout()
  private let output: any QuartersViewOutput
  private let displayManager: QuartersDisplayManager

  init(output: any QuartersViewOutput, displayManager: QuartersDisplayManager) {
    self.output = output
    self.displayManager = displayManager
    super.init(nibName: QuartersLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = displayManager
    layout.list.delegate = displayManager
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
  func showTitle(_ text: String) {
    title = text
  }

  func showOrder(at index: Int) {
    layout.order.selectedSegmentIndex = index
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func showQuarters(_ quarters: QuartersViewModel) {
    displayManager.rows = quarters.rows
    layout.list.reloadData()
    layout.empty.isHidden = !quarters.isEmptyTextShown
  }
}

// MARK: - LoadStatusDisplay

extension QuartersViewController: LoadStatusDisplay {
  var status: LoadStatusView { layout.status }
}
