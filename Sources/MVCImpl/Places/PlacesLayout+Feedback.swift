import SharedModel
import Storyboard

/// How the list's footer looks while more is awaited, and when that has failed.
extension PlacesLayout {
  func showLoadingMore() {
    more.title = Texts.loadingMore
    more.isEnabled = false
    more.isHidden = false
  }

  func showLoadMoreFailed() {
    more.title = Texts.loadMoreFailed
    more.isEnabled = true
  }
}
