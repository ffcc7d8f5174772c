import HeadlessUI
import Storyboard

/// Refreshes the part of a screen that shows how loading goes.
struct LoadStatusViewModel {
  let layout: LoadStatusView
  let refreshControl: RefreshControl

  /// Shows the spinner during a load, or the error and Retry after a failure.
  func refresh(_ status: LoadStatus) {
    if status.wait == .load { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    if status.wait != .refresh { refreshControl.endRefreshing() }
    layout.error.text = status.failure?.loadFailure ?? ""
    layout.error.isHidden = status.failure == nil
    layout.retry.isHidden = status.failure == nil
  }
}
