import HeadlessUI

/// The messages that the menu's view can send to its state.
protocol MenuMessages: AnyObject {
  func didLoadView()
  func willAppear()
  func didSelectRow(at indexPath: IndexPath)
  func didTapSignOut()
}
