/// Receives a modal's dismissal by swipe.
public protocol PresentationDelegate: AnyObject {
  /// Called when the user swiped down a modal whose `isModalInPresentation` is set; it stays.
  func presentationDidAttemptToDismiss(_ controller: ViewController)
  /// Called when the user has dismissed the modal by swiping it down.
  func presentationDidDismiss(_ controller: ViewController)
}

extension PresentationDelegate {
  public func presentationDidAttemptToDismiss(_ controller: ViewController) {}
  public func presentationDidDismiss(_ controller: ViewController) {}
}
