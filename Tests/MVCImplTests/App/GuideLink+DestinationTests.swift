import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct GuideLinkDestinationTests {
  @Test("A link leads to the whole stack above the menu, and to the note", arguments: GuideLink.destinations)
  func destination(link: GuideLink, state: SavedState) {
    #expect(link.destination == state)
  }
}
