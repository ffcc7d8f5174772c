import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Leaving the sign-in screen releases it.
struct SignInLifetimeTests {
  private let fixture = AppFixture(user: nil)

  @Test("Success opens the menu", arguments: try await Subject.all)
  func success(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
    #expect(fixture.app.text("menu.greeting") == "Hello, Mark")
  }

  @Test("Signing in releases the screen", arguments: try await Subject.all)
  func released(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.signIn(as: .mark)
    let menu = fixture.objects
    fixture.session.signOut()
    let screen = fixture.objects.without(menu)
    #expect(!screen.alive.isEmpty)
    try fixture.signIn(as: .mark)
    #expect(screen.alive == [])
  }

  @Test("Signing in closes an alert", arguments: try await Subject.all)
  func alert(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.submitCredentials()
    fixture.open("guide://nowhere")
    #expect(fixture.app.snapshot.alert != nil)
    fixture.session.begin(.mark)
    try fixture.device.signIn.requests[0].answer(.success(.mark))
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.stack == ["menu"])
  }
}
