import SharedModel
import Testing

@testable import MVVMCImpl

struct SignInLifetimeTests {
  @Test("Signing in releases the screen")
  func success() throws {
    let fixture = AppFixture(user: nil)
    let delegate = fixture.launch()
    let signIn = ModuleObjects(reachableFrom: delegate)
    try fixture.signIn(as: .mark)
    #expect(signIn.types == Flow.app.union(Flow.signIn))
    #expect(signIn.alive == Flow.app)
    #expect(fixture.stack == ["menu"])
  }
}
