/// The screen that loads what the status is about.
protocol LoadStatusViewControllerDelegate: AnyObject {
  /// The user tapped Retry.
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController)
}
