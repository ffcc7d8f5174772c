import SharedModel

/// A presenter that can say how to show its screen again.
protocol StateRestorable: AnyObject {
  var restorableState: SavedState.Screen { get }
}
