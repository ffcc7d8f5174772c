import SharedModel
import UIKit

/// A view controller that can be shown again after a relaunch.
protocol StateRestorable: UIViewController {
  var restorableState: SavedState.Screen { get }
}
