/// Who loads what the status is about.
protocol LoadStatusViewControllerDelegate: AnyObject {
  /// The user wants what has failed to be loaded again.
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController)
}
