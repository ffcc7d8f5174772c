import Layout
import SharedModel
import UIKit

/// The list's footer while more places load, and after that has failed.
extension PlacesLayout {
  func showLoadingMore() {
    more.setTitle(Texts.loadingMore, for: .normal)
    more.isEnabled = false
    more.isHidden = false
  }

  func showLoadMoreFailed() {
    more.setTitle(Texts.loadMoreFailed, for: .normal)
    more.isEnabled = true
    more.isHidden = false
  }
}
