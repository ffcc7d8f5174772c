import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct LifetimeTests {
  private let quartersNames = ["QuartersPresenter", "QuartersRouter", "QuartersViewController"]
  private let menuNames = ["MenuPresenter", "MenuRouter", "MenuViewController"]
  private let signInNames = ["SignInPresenter", "SignInViewController"]

  // MARK: - Back

  @Test func backReleasesTheModuleAndCancelsItsLoad() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .priority)])
    let module = ModuleObjects(of: launch.navigationController?.topViewController)
    #expect(module.names == quartersNames)
    #expect(launch.clock.nextDue != nil)
    launch.backend[.cover].answer = .never
    try launch.window.perform(.goBack)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  @Test func backReleasesTheModuleAndCancelsItsRefresh() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .name)])
    launch.wait()
    try launch.window.perform(.pullToRefresh(id: "quarters.list"))
    let module = ModuleObjects(of: launch.navigationController?.topViewController)
    launch.backend[.cover].answer = .never
    try launch.window.perform(.goBack)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  // MARK: - Sign out

  @Test func signOutReleasesTheMenuAndItsRequest() throws {
    let launch = Launch(signedIn: true)
    let module = ModuleObjects(of: launch.navigationController?.topViewController)
    #expect(module.names == menuNames)
    try launch.window.perform(.tap(id: "menu.signOut"))
    #expect(launch.stack == ["signIn"])
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  // MARK: - Expiry

  @Test func expiryReleasesEveryScreenAndTheAlert() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .name)])
    launch.wait()
    let modules = launch.navigationController?.viewControllers.map { ModuleObjects(of: $0) } ?? []
    #expect(modules.map(\.names) == [menuNames, quartersNames])
    weak let navigationController = launch.navigationController
    launch.backend[.quarters].failsOnce = .unauthorised
    try launch.window.perform(.pullToRefresh(id: "quarters.list"))
    launch.delegate.application(open: "guide://nowhere")
    launch.wait()
    #expect(launch.stack == ["signIn"])
    #expect(launch.window.snapshot.alert == nil)
    #expect(modules.map(\.alive) == [[], []])
    #expect(navigationController == nil)
    #expect(launch.savedState.value == SavedState(screens: [.quarters(order: .name)]))
  }

  // MARK: - Link

  @Test func aLinkReleasesTheScreensThatItReplaces() {
    let launch = Launch(signedIn: true, at: [.quarters(order: .name)])
    let modules = launch.navigationController?.viewControllers.map { ModuleObjects(of: $0) } ?? []
    launch.delegate.application(open: "guide://quarters")
    #expect(modules.count == 2)
    #expect(modules.map(\.alive) == [[], []])
  }

  // MARK: - Sign in

  @Test func successReleasesTheSignInScreen() throws {
    let launch = Launch(signedIn: false)
    let module = ModuleObjects(of: launch.window.rootViewController)
    #expect(module.names == signInNames)
    try launch.signIn()
    launch.wait()
    #expect(launch.stack == ["menu"])
    #expect(module.alive == [])
  }

  @Test func cancelDropsTheReply() throws {
    let launch = Launch(signedIn: false)
    try launch.signIn()
    try launch.window.perform(.tap(id: "signIn.cancel"))
    let before = launch.window.snapshot
    #expect(launch.clock.nextDue == nil)
    launch.wait()
    #expect(launch.window.snapshot == before)
  }

  // MARK: - The app

  @Test func theAppGoesWithItsApplication() {
    var launch: Launch? = Launch(signedIn: true, at: [.quarters(order: .name)])
    weak let delegate = launch?.delegate
    weak let session = launch?.dependencies.session
    let modules = launch?.navigationController?.viewControllers.map { ModuleObjects(of: $0) } ?? []
    launch = nil
    #expect(delegate == nil)
    #expect(session == nil)
    #expect(modules.map(\.alive) == [[], []])
  }
}
