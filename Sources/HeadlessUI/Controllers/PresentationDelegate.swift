/// Who is told that a user swipes a modal down.
public protocol PresentationDelegate: AnyObject {
  /// The modal was swiped down while `isModalInPresentation` was set; it stays.
  func presentationDidAttemptToDismiss(_ controller: ViewController)
  /// The modal was swiped down and is gone.
  func presentationDidDismiss(_ controller: ViewController)
}

extension PresentationDelegate {
  public func presentationDidAttemptToDismiss(_ controller: ViewController) {}
  public func presentationDidDismiss(_ controller: ViewController) {}
}
