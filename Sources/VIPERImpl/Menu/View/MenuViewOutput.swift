/// The events on the menu.
protocol MenuViewOutput: AnyObject {
  func didTriggerViewReady()
  func didTriggerViewWillAppear()
  func didTriggerViewDidDisappear()
  func didReceiveMemoryWarning()
  /// Sections are counted from 0.
  func didSelectSection(at index: Int)
  func didTapSignOut()
}
