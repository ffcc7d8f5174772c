import SharedModel
import Storyboard

/// How the screen looks while something is awaited, and when it has failed.
extension PlacesLayout {
  func showLoading() {
    error.isHidden = true
    retry.isHidden = true
    spinner.startAnimating()
  }

  func showLoadFailed(_ text: String) {
    error.text = text
    error.isHidden = false
    retry.isHidden = false
  }

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
