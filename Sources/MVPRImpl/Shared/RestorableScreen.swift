import HeadlessUI

/// A view controller that leads from the stack, or from what is presented over it, to its presenter.
protocol RestorableScreen: ViewController {
  var restorable: any RestorablePresenting { get }
}
