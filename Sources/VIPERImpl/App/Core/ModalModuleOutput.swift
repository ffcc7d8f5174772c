/// Is notified when a modal module appears and disappears, so that the navigation state can be saved.
protocol ModalModuleOutput: AnyObject {
  func modalModuleDidAppear()
  func modalModuleDidDisappear()
}
