import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesLifetimeTests {
  private let names = ["PlacesLoader", "PlacesPresenter", "PlacesRouter", "PlacesViewController"]
  private let launch = Launch(
    signedIn: true,
    at: [.quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "")])

  init() {
    launch.backend[.quarters].answer = .never
  }

  private func module() -> ModuleObjects {
    ModuleObjects(of: launch.navigationController?.topViewController)
  }

  private func expectNothingLeft(of module: ModuleObjects) {
    #expect(module.names.filter { $0 != "LoadedPlaces" } == names)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  // MARK: - Back

  @Test func backReleasesTheScreenAndCancelsItsLoad() throws {
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test(arguments: [50, 350])
  func backReleasesTheScreenAndDropsASearchThatWaits(milliseconds: Int) throws {
    launch.wait()
    try launch.window.perform(.type(text: "fado", id: "places.search"))
    launch.clock.advance(by: .milliseconds(milliseconds))
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test(arguments: [Interaction.pullToRefresh(id: "places.list"), .scrollToEnd(id: "places.list")])
  func backReleasesTheScreenAndCancels(request: Interaction) throws {
    launch.wait()
    try launch.window.perform(request)
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  // MARK: - Otherwise

  @Test(arguments: Launch.Ending.allCases, [false, true])
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending, isSearching: Bool) throws {
    if isSearching { try launch.window.perform(.type(text: "fado", id: "places.search")) }
    let module = module()
    #expect(launch.clock.nextDue != nil)
    launch.end(by: ending)
    expectNothingLeft(of: module)
  }

  @Test func aLateReplyToAnOlderTextChangesNothing() throws {
    launch.wait()
    launch.backend[.places].latency = .seconds(1)
    try launch.window.perform(.type(text: "fado", id: "places.search"))
    launch.clock.advance(by: .milliseconds(300))
    launch.backend[.places].latency = .milliseconds(100)
    try launch.window.perform(.type(text: "cast", id: "places.search"))
    launch.clock.advance(by: .milliseconds(400))
    let before = launch.window.snapshot
    #expect(launch.clock.nextDue == nil)
    launch.clock.advance(by: .seconds(1))
    #expect(launch.window.snapshot == before)
  }

  @Test func anExpiredSessionKeepsWhatWasTyped() throws {
    launch.wait()
    let module = module()
    try launch.window.perform(.type(text: "fado", id: "places.search"))
    launch.backend[.places].failsOnce = .unauthorised
    launch.clock.advance(by: .milliseconds(400))
    #expect(launch.stack == ["signIn"])
    expectNothingLeft(of: module)
    #expect(
      launch.savedState.value
        == SavedState(screens: [
          .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "fado"),
        ]))
  }

  @Test func anAlertThatIsClosedKeepsNothingAlive() throws {
    launch.wait()
    launch.backend[.places].failsOnce = .offline
    try launch.window.perform(.pullToRefresh(id: "places.list"))
    launch.wait()
    let module = module()
    try launch.window.perform(.tapInAlert(title: "OK"))
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }
}
