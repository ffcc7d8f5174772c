import SharedModel

/// A presenter whose screen can be restored.
protocol StateRestorable: AnyObject {
  var restorableState: SavedState.Screen { get }
}
