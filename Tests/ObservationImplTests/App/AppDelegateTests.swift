import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct AppDelegateTests {
  private let fixture = AppFixture()
  private let app: Application

  init() {
    app = Application(delegate: AppDelegate(dependencies: fixture.dependencies), clock: fixture.clock)
  }

  @Test("The process shows what the app's view model says")
  func launch() {
    #expect(app.snapshot.screen.name == "menu")
  }

  @Test("Each system event reaches the app's view model")
  func systemEvents() throws {
    for event in SystemEvent.allCases { try app.perform(.receive(event)) }
    #expect(
      fixture.log.suffix(4) == [
        "will resign active", "did enter background", "will enter foreground", "memory warning",
      ])
  }

  @Test("After a memory warning the menu asks for the cover, which the cache no longer has")
  func memoryWarning() throws {
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try app.perform(.receive(.memoryWarning))
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("A link reaches the app's view model")
  func link() throws {
    try app.perform(.open(link: "guide://quarters"))
    #expect(app.snapshot.screen.name == "quarters")
  }
}
