import HeadlessUI
import SharedModel

/// A view controller whose screen can be restored after a relaunch.
protocol StateRestorable: ViewController {
  var restorableState: SavedState.Screen { get }
}
