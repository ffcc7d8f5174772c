import HeadlessUI

/// A view controller that leads from what is presented to the input of its modal module.
protocol ModalModuleView: ViewController {
  var moduleInput: (any ModalModuleInput)? { get }
}
