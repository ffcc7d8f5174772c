import HeadlessUI

/// A screen of the stack whose presenter can restore it.
protocol RestorableScreen: ViewController {
  var restorable: any StateRestorable { get }
}
