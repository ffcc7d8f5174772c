import HeadlessUI
import Storyboard
import Testing

@testable import MVCImpl

struct PlacesLayoutFeedbackTests {
  private let layout = PlacesLayout()

  @Test("More can be tapped once it could not be loaded, and not while it is loaded")
  func more() {
    #expect(layout.more.isHidden)
    layout.showLoadingMore()
    #expect(layout.more.title == "Loading more…")
    #expect(!layout.more.isEnabled)
    #expect(!layout.more.isHidden)
    layout.showLoadMoreFailed()
    #expect(layout.more.title == "Couldn't load more. Tap to retry.")
    #expect(layout.more.isEnabled)
    #expect(!layout.more.isHidden)
  }
}
