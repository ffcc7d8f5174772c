import HeadlessUI

@testable import VIPERImpl

/// Makes modules of an empty screen and an input double.
final class ModuleAssemblyDouble<Input>: ModuleAssembly {
  let viewController = ViewController(nibName: "double")
  private let input: Input

  init(_ input: Input) {
    self.input = input
  }

  func makeModule() -> Module<Input> {
    Module(viewController: viewController, input: input)
  }
}
