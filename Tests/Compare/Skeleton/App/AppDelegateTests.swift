import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import SkeletonImpl

struct AppDelegateTests {
  private let fixture = AppFixture(user: .mark)

  // MARK: - Launch

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let fixture = AppFixture()
    fixture.launch()
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    #expect(fixture.transitions == ["transition: signIn"])
  }

  @Test("The end of the process releases everything")
  func kill() throws {
    fixture.launch()
    try fixture.window.perform(.type(text: "mark", id: "signIn.username"))
    try fixture.window.perform(.type(text: "secret", id: "signIn.password"))
    try fixture.window.perform(.tap(id: "signIn.submit"))
    weak let delegate = fixture.delegate
    weak let screen = fixture.window.rootViewController
    #expect(delegate != nil && screen != nil)
    fixture.kill()
    #expect(delegate == nil)
    #expect(screen == nil)
    #expect(try fixture.signIn.requests[0].isCancelled)
  }

  // MARK: - The session

  @Test("A sign-out shows the screen anew")
  func signOut() throws {
    fixture.launch()
    try fixture.window.perform(.type(text: "mark", id: "signIn.username"))
    fixture.session.signOut()
    #expect(fixture.window.text("signIn.username") == "")
    #expect(!fixture.window.isShown("signIn.error"))
    #expect(fixture.transitions == ["transition: signIn", "transition: signIn"])
  }

  @Test("An expired session is told")
  func expiry() {
    fixture.launch()
    fixture.session.expire()
    #expect(fixture.window.text("signIn.error") == "Your session has expired. Sign in again.")
  }

  @Test("There is nowhere to go yet when a session begins")
  func begin() {
    let fixture = AppFixture()
    fixture.launch()
    fixture.session.begin(.mark)
    #expect(fixture.transitions == ["transition: signIn"])
  }

  // MARK: - The system

  @Test("A memory warning empties the image cache")
  func memoryWarning() throws {
    let app = Application(delegate: AppDelegate(dependencies: fixture.dependencies))
    fixture.dependencies.images.store(ImageData(name: "cover"))
    try app.perform(.receive(.memoryWarning))
    #expect(fixture.dependencies.images.count == 0)
  }

  @Test("System events are logged, and links that no screen is there for")
  func systemEvents() throws {
    let app = Application(delegate: AppDelegate(dependencies: fixture.dependencies))
    for event in SystemEvent.allCases { try app.perform(.receive(event)) }
    try app.perform(.open(link: "guide://places"))
    #expect(
      fixture.logger.entries.suffix(5) == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
        LogEntry(level: .debug, message: "no screen for the link guide://places"),
      ])
  }
}
