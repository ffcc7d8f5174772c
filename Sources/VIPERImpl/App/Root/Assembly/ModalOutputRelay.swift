/// Passes the reports of modal modules to the root presenter, which is made after the assemblies that need it.
final class ModalOutputRelay {
  weak var output: (any ModalModuleOutput)?  // the root view owns it
}

// MARK: - ModalModuleOutput

extension ModalOutputRelay: ModalModuleOutput {
  func modalModuleDidAppear(named name: String) {
    output?.modalModuleDidAppear(named: name)
  }

  func modalModuleDidDisappear() {
    output?.modalModuleDidDisappear()
  }
}
