import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct SavedStateLinkTests {
  @Test("A link opens the whole stack above the menu, and the note", arguments: GuideLink.destinations)
  func link(link: GuideLink, state: SavedState) {
    #expect(SavedState(link) == state)
  }
}
