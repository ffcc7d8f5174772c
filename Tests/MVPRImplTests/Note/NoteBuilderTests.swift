import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct NoteBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: NoteBuilder

  init() {
    builder = NoteBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    var isGone = false
    navigationController.present(builder.build(placeID: "nowhere", text: "x") { isGone = true })
    #expect(launch.window.snapshot.modal?.title == "Note")
    try launch.window.perform(.tap(id: "note.save"))
    launch.wait()
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.window.snapshot.modal == nil)
    #expect(isGone)
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build(placeID: "se", text: nil) {}
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["NotePresenter", "NoteRouter", "NoteViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
