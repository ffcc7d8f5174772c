import Storyboard

/// Owns a state for its screen, and opens and closes screens for it.
protocol AppControllerStateDelegate: AnyObject {
  /// The screen's current state; nil while it is released. A reply that may arrive after the state was released and
  /// rebuilt finds its receiver here.
  var state: (any AppControllerState)? { get }

  /// Follows a segue from the screen. `sender` is the tapped item, of the type that the segue expects.
  func perform(_ segue: StoryboardSegue, sender: Any)
  /// Goes back to the previous screen.
  func unwind()
  /// Closes the note or alert over the screen.
  func uncover()
  /// Reports that the state no longer waits for anything.
  func didSettle()
}

extension AppControllerStateDelegate {
  /// Follows a segue that needs nothing but the two screens.
  func perform(_ segue: StoryboardSegue) {
    perform(segue, sender: ())
  }
}
