import Testing

@testable import StatesImpl

struct StoryboardSegueTests {
  @Test("Each way has a name of its own")
  func names() {
    #expect(Set(StoryboardSegue.all.map(\.identifier)).count == StoryboardSegue.all.count)
  }

  @Test("Only the note comes as a sheet")
  func kinds() {
    #expect(StoryboardSegue.all.filter { $0.kind == .modal } == [.placeToNote])
    #expect(StoryboardSegue("AToBSegue").kind == .push)
  }
}
