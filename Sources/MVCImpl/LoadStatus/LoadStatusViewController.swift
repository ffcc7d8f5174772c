import HeadlessUI
import SharedModel
import Storyboard

/// The part of a screen that shows a spinner while it loads, or an error and Retry after a failure.
final class LoadStatusViewController: ViewController {
  weak var delegate: (any LoadStatusViewControllerDelegate)?  // the parent, which owns this one

  private let layout: LoadStatusView

  init(layout: LoadStatusView) {
    self.layout = layout
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.retry.addTarget(self, action: LoadStatusViewController.didTapRetry, for: .touchUpInside)
  }

  // snippet.shows
  func showLoading() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
  }

  func showLoaded() {
    layout.spinner.stopAnimating()
  }

  func showFailure(_ error: ServiceError) {
    layout.spinner.stopAnimating()
    layout.error.text = error.loadFailureText
    layout.error.isHidden = false
    layout.retry.isHidden = false
  }
  // snippet.end

  private func didTapRetry() {
    delegate?.loadStatusViewControllerDidTapRetry(self)
  }
}
