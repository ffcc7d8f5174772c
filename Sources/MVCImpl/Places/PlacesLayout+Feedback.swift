import SharedModel
import Storyboard

/// The list's footer while more places load, and after that has failed.
extension PlacesLayout {
  func showLoadingMore() {
    more.title = Texts.loadingMore
    more.isEnabled = false
    more.isHidden = false
  }

  func showLoadMoreFailed() {
    more.title = Texts.loadMoreFailed
    more.isEnabled = true
    more.isHidden = false
  }
}
