/// Receives the events of the menu.
protocol MenuPresenting: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func viewDidDisappear()
  func didReceiveMemoryWarning()
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
  func didTapSignOut()
}
