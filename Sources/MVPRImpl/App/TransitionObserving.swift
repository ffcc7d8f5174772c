/// Who wants to know which screen came into sight.
protocol TransitionObserving: AnyObject {
  /// The sign-in screen stands where the guide did.
  func didShowSignIn(screen: String)
  /// A screen of the guide came into sight.
  func didShowGuide(screen: String)
}
