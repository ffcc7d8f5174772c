import Testing

@testable import StatesImpl

struct SegueFactoryTests {
  @Test("Every way of the storyboard has a segue whose class bears its name", arguments: StoryboardSegue.all)
  func classes(way: StoryboardSegue) throws {
    let segue = try #require(SegueFactory.makeSegue(for: way))
    #expect(String(describing: type(of: segue)) == way.identifier)
  }

  @Test(
    "A name that no class bears, or one that is no segue, makes none",
    arguments: ["MenuToNowhereSegue", "AppController", "", "MenuToPlacesSegue "])
  func unknown(identifier: String) {
    #expect(SegueFactory.makeSegue(for: StoryboardSegue(identifier)) == nil)
  }
}
