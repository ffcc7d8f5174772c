import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleLifetimeTests {
  private let names = ["ArticlePresenter", "ArticleRouter", "ArticleViewController"]
  private let launch = Launch(signedIn: true, at: [.quarters(order: .name), .article(id: "hills")])

  init() {
    launch.backend[.quarters].answer = .never
  }

  private func module() -> ModuleObjects {
    ModuleObjects(of: launch.navigationController?.topViewController)
  }

  private func expectNothingLeft(of module: ModuleObjects) {
    #expect(module.names == names)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  @Test func backReleasesTheScreenAndCancelsItsRequest() throws {
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
    #expect(launch.window.snapshot.alert == nil)
  }

  @Test func backReleasesAnArticleThatHasLoaded() throws {
    launch.wait()
    let module = module()
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test func closingTheAlertReleasesTheModule() throws {
    launch.backend.guide.articles = []
    launch.wait()
    let module = module()
    try launch.window.perform(.tapInAlert(title: "OK"))
    expectNothingLeft(of: module)
  }

  @Test func aLinkReleasesTheModuleUnderItsAlert() {
    launch.backend.guide.articles = []
    launch.wait()
    let module = module()
    launch.delegate.application(open: "guide://quarters")
    expectNothingLeft(of: module)
  }

  @Test(arguments: Launch.Ending.allCases)
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending) {
    let module = module()
    #expect(launch.clock.nextDue != nil)
    launch.end(by: ending)
    expectNothingLeft(of: module)
  }

  @Test func anExpiredSessionReleasesTheModuleAndKeepsWhichArticleItWas() {
    launch.delegate.application(open: "guide://quarters")
    launch.backend[.articles].failsOnce = .unauthorised
    launch.delegate.application(open: "guide://reference/hills")
    let module = module()
    launch.wait()
    #expect(launch.stack == ["signIn"])
    #expect(launch.window.snapshot.alert == nil)
    expectNothingLeft(of: module)
    #expect(launch.savedState.value == SavedState(screens: [.reference, .article(id: "hills")]))
  }
}
