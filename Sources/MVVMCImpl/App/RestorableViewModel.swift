import SharedModel

/// A view model of a screen that is opened again after the app was killed or the session has expired.
protocol RestorableViewModel: AnyObject {
  /// What it takes to open the screen again as it is.
  var restorableState: SavedState.Screen { get }
}
