import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct MenuLifetimeTests {
  private let launch = Launch(signedIn: true)

  @Test(arguments: [Launch.Ending.expiry, .signOut])
  func anExpiredSessionOrASignOutReleasesTheScreen(ending: Launch.Ending) {
    let module = ModuleObjects(of: launch.navigationController?.topViewController)
    #expect(module.names == ["MenuPresenter", "MenuRouter", "MenuViewController"])
    #expect(launch.clock.nextDue != nil)
    launch.end(by: ending)
    #expect(launch.stack == ["signIn"])
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  @Test func signOutOnTheMenuReleasesTheScreen() throws {
    let module = ModuleObjects(of: launch.navigationController?.topViewController)
    try launch.window.perform(.tap(id: "menu.signOut"))
    #expect(launch.stack == ["signIn"])
    #expect(module.alive == [])
  }
}
