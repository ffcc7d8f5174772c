import HeadlessUI

/// A view controller that leads from the stack to the input of its module, so that the module can be asked how to open
/// it again.
protocol ModuleView: ViewController {
  var moduleInput: (any RestorableModuleInput)? { get }
}
