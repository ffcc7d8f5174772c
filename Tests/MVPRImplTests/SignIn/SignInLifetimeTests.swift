import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct SignInLifetimeTests {
  private let launch = Launch(signedIn: false)

  @Test func signingInReleasesTheScreen() throws {
    let module = ModuleObjects(of: launch.window.rootViewController)
    #expect(module.names == ["SignInPresenter", "SignInViewController"])
    try launch.signIn()
    launch.wait()
    #expect(launch.stack == ["menu"])
    #expect(module.alive == [])
  }

  @Test(arguments: [nil, ServiceError.unauthorised, .offline])
  func cancelDropsTheRequestAndALateReplyChangesNothing(error: ServiceError?) throws {
    launch.backend[.signIn].failsOnce = error
    try launch.signIn()
    try launch.window.perform(.tap(id: "signIn.cancel"))
    let before = launch.window.snapshot
    #expect(launch.clock.nextDue == nil)
    launch.wait()
    #expect(launch.window.snapshot == before)
    #expect(launch.dependencies.session.user == nil)
  }
}
