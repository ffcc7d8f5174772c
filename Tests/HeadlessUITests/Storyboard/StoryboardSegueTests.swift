import Storyboard
import Testing

struct StoryboardSegueTests {
  @Test("Each segue has a name of its own")
  func names() {
    #expect(Set(StoryboardSegue.all.map(\.identifier)).count == StoryboardSegue.all.count)
  }
}
