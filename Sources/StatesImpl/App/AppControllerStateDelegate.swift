/// Who keeps a state for its screen, and hears what is to become of both.
protocol AppControllerStateDelegate: AnyObject {
  /// The state of the screen at this moment; nil while it is released. An answer that may come after the state was
  /// released and built again asks here who it is for.
  var state: (any AppControllerState)? { get }

  /// Follows a way that leads on from the screen; `sender` is what the user has tapped, as its segue wants it.
  func perform(_ segue: StoryboardSegue, sender: Any)
  /// Leads back to where the user came to the screen from.
  func unwind()
  /// Closes what lies over the screen: its note, or an alert.
  func uncover()
  /// What the state was waiting for has come.
  func didSettle()
}

extension AppControllerStateDelegate {
  /// Follows a way that needs nothing but the two screens.
  func perform(_ segue: StoryboardSegue) {
    perform(segue, sender: ())
  }
}
