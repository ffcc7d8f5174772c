import HeadlessUI
import SharedModel

/// A view controller that can say how to show it again after a relaunch.
protocol StateRestorable: ViewController {
  var restorableState: SavedState.Screen { get }
}
