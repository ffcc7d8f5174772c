import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct SignInBuilderTests {
  private let launch = Launch(signedIn: false)

  @Test("Success leads on")
  func successBeginsTheSession() throws {
    try launch.signIn()
    launch.wait()
    #expect(launch.dependencies.session.user?.displayName == "Mark")
    #expect(launch.stack == ["menu"])
  }

  @Test func theMessageIsThatOfThePresenter() {
    launch.window.rootViewController = screen(message: "Again.")
    #expect(launch.window.snapshot.screen.elements.contains { $0.content == .label("Again.") })
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = screen(message: nil)
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["SignInPresenter", "SignInViewController"])
    screen = nil
    #expect(module.alive == [])
  }

  private func screen(message: String?) -> ViewController {
    let shared = SharedDependencies(launch.dependencies, in: LaunchScope())
    return SignInBuilder(dependencies: shared).build(message: message)
  }
}
