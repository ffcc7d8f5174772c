import SharedModel
import Testing

@testable import ObservationImpl

struct SignInLifetimeTests {
  @Test("Signing in releases the screen")
  func success() throws {
    let fixture = AppFixture(user: nil)
    let delegate = fixture.launch()
    let signIn = fixture.objects(of: delegate)
    try fixture.signIn(as: .mark)
    #expect(signIn.types == Flow.app.union(Flow.signIn))
    #expect(signIn.alive == Flow.app)
    #expect(fixture.stack == ["menu"])
  }
}
