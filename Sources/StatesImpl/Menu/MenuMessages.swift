import HeadlessUI

/// What the menu's view may tell its state.
protocol MenuMessages: AnyObject {
  func didLoadView()
  func willAppear()
  func didSelectRow(at indexPath: IndexPath)
  func didTapSignOut()
}
