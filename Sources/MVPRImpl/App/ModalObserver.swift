/// Is notified when a modal screen appears or disappears.
protocol ModalObserver: AnyObject {
  func modalDidAppear()
  func modalDidDisappear()
}
