import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct RootRouterTests {
  private let handler = RootTransitionHandlerDouble()
  private let output = SignInModuleOutputDouble()
  private let signInService = SignInServiceDouble()
  private let router: RootRouter

  init() {
    let assemblies = AssembliesFixture()
    router = RootRouter(
      signInAssembly: SignInAssembly(service: signInService), menuAssembly: assemblies.menu,
      assemblies: assemblies.guide)
    router.transitionHandler = handler
  }

  @Test("Sign-in is told its message and its output")
  func signIn() throws {
    router.openSignIn(message: "Why", output: output)
    let window = Window()
    window.rootViewController = handler.shown.first
    #expect(window.snapshot.lines.contains("  signIn.error: label “Why”"))
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "lisboa", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    signInService.requests.answer(.success(Fixtures.mark))
    #expect(output.signIns == 1)
  }

  @Test("The guide is the menu and, above it, the screens that there are so far, each as it was")
  func guide() {
    let screens: [SavedState.Screen] = [
      .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma"), .reference,
      .article(id: "trams"),
    ]
    router.openGuide(at: screens + [.place(id: "maat")])
    let names = handler.shownStacks.map { stack in stack.map(\.nibName) }
    #expect(names == [["menu", "quarters", "places", "reference", "article"]])
    #expect(handler.shownStacks.first?.map(\.title) == ["Lisbon", "Quarters", "Belém", "Reference book", ""])
    handler.stackedControllers = handler.shownStacks.first ?? []
    #expect(router.openScreens == screens)
  }

  @Test("A guide that is shown already gets new screens")
  func guideAgain() {
    router.reopenGuide(at: [.quarters(order: .priority)])
    let names = handler.replacedStacks.map { stack in stack.map(\.nibName) }
    #expect(names == [["menu", "quarters"]])
    #expect(handler.shownStacks.isEmpty)
  }

  @Test("While no stack is shown no screens are open")
  func noScreens() {
    #expect(router.openScreens.isEmpty)
    router.transitionHandler = nil
    #expect(router.openScreens.isEmpty)
  }

  @Test("An alert has a title and OK")
  func alert() throws {
    router.openAlert(title: "No")
    let alert = try #require(handler.presented.first as? AlertController)
    #expect(alert.title == "No" && alert.actions.map(\.title) == ["OK"])
  }
}
