/// What a modal module reports, so that the navigation state can be recorded.
protocol ModalModuleOutput: AnyObject {
  func modalModuleDidAppear(named name: String)
  func modalModuleDidDisappear()
}
