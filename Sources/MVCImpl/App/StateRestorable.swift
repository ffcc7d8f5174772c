import HeadlessUI
import SharedModel

/// A view controller that can be shown again after a relaunch.
protocol StateRestorable: ViewController {
  var restorableState: SavedState.Screen { get }
}
