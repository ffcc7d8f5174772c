import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct RootRouterTests {
  private let handler = RootTransitionHandlerDouble()
  private let output = SignInModuleOutputDouble()
  private let signInService = SignInServiceDouble()
  private let assemblies = AssembliesFixture()
  private let router: RootRouter

  init() {
    router = RootRouter(
      signInAssembly: SignInAssembly(service: signInService), menuAssembly: assemblies.menu,
      assemblies: assemblies.guide, alertAssembly: AlertAssembly())
    router.transitionHandler = handler
  }

  @Test("Sign-in is told its message and its output")
  func signIn() throws {
    router.openSignIn(message: "Why", output: output)
    let window = Window()
    window.rootViewController = handler.shown.first
    #expect(window.lines.contains("  signIn.error: label “Why”"))
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "lisboa", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    try signInService.requests[0].answer(.success(.mark))
    #expect(output.signIns == 1)
  }

  @Test("The guide is the menu and, above it, the screens, each as it was")
  func guide() {
    let screens: [SavedState.Screen] = [
      .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma"), .reference,
      .article(id: "trams"), .place(id: "maat"),
    ]
    router.openGuide(at: SavedState(screens: screens))
    let names = handler.shownStacks.map { stack in stack.map(\.nibName) }
    #expect(names == [["menu", "quarters", "places", "reference", "article", "place"]])
    #expect(handler.shownStacks.first?.map(\.title) == ["Lisbon", "Quarters", "Belém", "Reference book", "", ""])
    let modules = handler.shownStacks.joined().compactMap { ($0 as? any ModuleView)?.moduleInput }
    #expect(modules.map { $0.obtainSavedScreen() } == screens)
  }

  @Test("A guide that is shown already gets new screens")
  func guideAgain() {
    router.openGuideAgain(at: SavedState(screens: [.quarters(order: .priority)]))
    let names = handler.replacedStacks.map { stack in stack.map(\.nibName) }
    #expect(names == [["menu", "quarters"]])
    #expect(handler.shownStacks.isEmpty)
  }

  @Test("An alert has a title and OK")
  func alert() throws {
    router.openAlert(.notice("No"))
    let alert = try #require(handler.alerts.first as? AlertController)
    #expect(alert.title == "No" && alert.actions.map(\.title) == ["OK"])
  }

  @Test("Next goes through the nearest places below, or through all places when there are none")
  func nextQuery() throws {
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "ma")
    for screens in [[places, .place(id: "maat")], [.place(id: "maat")]] {
      router.openGuide(at: SavedState(screens: screens))
      let window = Window()
      window.rootViewController = try #require(handler.shownStacks.last?.last)
      assemblies.device.place.requests.last?.answer(.success(.maat))
      try window.perform(.tap(id: "place.next"))
    }
    #expect(assemblies.device.places.queries == [PlaceQuery(text: "ma", quarterID: "belem"), PlaceQuery()])
  }
}
