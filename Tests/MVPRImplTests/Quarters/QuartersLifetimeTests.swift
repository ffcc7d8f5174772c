import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersLifetimeTests {
  private let names = ["QuartersPresenter", "QuartersRouter", "QuartersViewController"]
  private let launch = Launch(signedIn: true, at: [.quarters(order: .name)])

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
      try launch.window.perform(.pullToRefresh(id: "quarters.list"))
    }
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test(arguments: Launch.Ending.allCases)
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending) {
    let module = module()
    #expect(launch.clock.nextDue != nil)
    launch.backend[.quarters].answer = .never
    launch.end(by: ending)
    expectNothingLeft(of: module)
  }
}
