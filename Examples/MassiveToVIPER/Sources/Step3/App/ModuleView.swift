import HeadlessUI

/// A view controller through which the input of its module can be found, as long as it is on the stack.
protocol ModuleView: ViewController {
  var moduleInput: AnyObject { get }
}
