import Layout
import SharedModel
import UIKit

/// The part of a screen that shows a spinner while it loads, or an error and Retry after a failure.
final class LoadStatusViewController: UIViewController {
  weak var delegate: (any LoadStatusViewControllerDelegate)?  // the parent, which owns this one

  private let layout: LoadStatusView

  init(layout: LoadStatusView) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The screen is made in code.")
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.retry.addAction(UIAction { [weak self] _ in self?.didTapRetry() }, for: .touchUpInside)
  }

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

  private func didTapRetry() {
    delegate?.loadStatusViewControllerDidTapRetry(self)
  }
}
