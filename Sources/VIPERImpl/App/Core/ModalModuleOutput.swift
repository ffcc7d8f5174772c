/// What a modal module tells whoever keeps account of where the user is, however it came and went.
protocol ModalModuleOutput: AnyObject {
  func modalModuleDidAppear(named name: String)
  func modalModuleDidDisappear()
}
