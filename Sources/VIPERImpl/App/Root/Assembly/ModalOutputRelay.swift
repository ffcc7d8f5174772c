/// Passes on what modal modules tell; assemblies need it before there is a root presenter to tell it to.
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
