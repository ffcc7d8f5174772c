import HeadlessUI

/// A screen of the stack whose presenter can say how to show it again.
protocol RestorableScreen: ViewController {
  var restorable: any StateRestorable { get }
}
