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

  @Test func backReleasesTheModuleAndCancelsItsLoad() throws {
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test func backReleasesTheModuleAndCancelsItsRefresh() throws {
    launch.wait()
    try launch.window.perform(.pullToRefresh(id: "reference.list"))
    let module = module()
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test func aLinkReleasesTheModuleAndCancelsItsLoad() {
    launch.backend[.quarters].answer = .never
    let module = module()
    launch.delegate.application(open: "guide://quarters")
    expectNothingLeft(of: module)
  }

  @Test func expiryReleasesTheModule() throws {
    launch.wait()
    let module = module()
    launch.backend[.articles].failsOnce = .unauthorised
    try launch.window.perform(.pullToRefresh(id: "reference.list"))
    launch.wait()
    #expect(launch.stack == ["signIn"])
    expectNothingLeft(of: module)
    #expect(launch.savedState.value == SavedState(screens: [.reference]))
  }
}
