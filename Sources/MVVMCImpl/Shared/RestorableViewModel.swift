import SharedModel

/// The view model of a screen that is restored after a relaunch or an expired session.
protocol RestorableViewModel: AnyObject {
  /// The screen's navigation state.
  var restorableState: SavedState.Screen { get }
}
