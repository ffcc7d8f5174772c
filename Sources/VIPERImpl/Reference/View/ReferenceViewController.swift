import HeadlessUI
import Storyboard

/// Shows the articles of the reference book by category.
final class ReferenceViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = ReferenceLayout()
  private let output: any ReferenceViewOutput
  private let displayManager: ReferenceDisplayManager

  init(output: any ReferenceViewOutput, displayManager: ReferenceDisplayManager) {
    self.output = output
    self.displayManager = displayManager
    super.init(nibName: ReferenceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = displayManager
    layout.list.delegate = displayManager
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    output.didPullToRefresh()
  }

  private func didTapRetry() {
    output.didTapRetry()
  }
}

// MARK: - ReferenceViewInput

extension ReferenceViewController: ReferenceViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func showSections(_ sections: [ReferenceSectionViewModel]) {
    displayManager.sections = sections
    layout.list.reloadData()
  }
}

// MARK: - LoadStatusDisplay

extension ReferenceViewController: LoadStatusDisplay {
  var status: LoadStatusView { layout.status }
}
