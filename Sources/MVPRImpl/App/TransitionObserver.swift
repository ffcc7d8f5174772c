/// Is notified when a screen comes into sight.
protocol TransitionObserver: AnyObject {
  /// The sign-in screen has replaced the guide.
  func didShowSignIn(screen: String)
  /// A screen of the guide came into sight.
  func didShowGuide(screen: String)
}
