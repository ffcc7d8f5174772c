import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceLifetimeTests {
  private let names = ["ReferencePresenter", "ReferenceRouter", "ReferenceViewController"]
  private let launch = Launch(signedIn: true, at: [.reference])

  init() {
    launch.backend[.cover].answer = .never
  }

  private func module() -> ModuleObjects {
    ModuleObjects(of: launch.navigationController?.topViewController)
  }

  private func expectNothingLeft(of module: ModuleObjects) {
    #expect(module.names == names)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  @Test(arguments: [false, true])
  func backReleasesTheScreenAndCancelsItsRequest(isRefresh: Bool) throws {
    if isRefresh {
      launch.wait()
      try launch.window.perform(.pullToRefresh(id: "reference.list"))
    }
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test(arguments: Launch.Ending.allCases)
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending) {
    launch.backend[.quarters].answer = .never
    let module = module()
    #expect(launch.clock.nextDue != nil)
    launch.end(by: ending)
    expectNothingLeft(of: module)
  }

  @Test func anExpiredSessionKeepsThatItWasOpen() throws {
    launch.wait()
    launch.backend[.articles].failsOnce = .unauthorised
    try launch.window.perform(.pullToRefresh(id: "reference.list"))
    launch.wait()
    #expect(launch.stack == ["signIn"])
    #expect(launch.savedState.value == SavedState(screens: [.reference]))
  }
}
