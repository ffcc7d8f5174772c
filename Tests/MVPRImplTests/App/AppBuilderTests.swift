import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct AppBuilderTests {
  private let window = Window()
  private let launch = Launch(signedIn: true)

  private func build(in scope: LaunchScope = LaunchScope()) -> any AppPresenting {
    AppBuilder(dependencies: launch.dependencies, launch: scope).build(in: window)
  }

  @Test("Every transition is saved")
  func routerAndNoteTellThePresenter() throws {
    let presenter = build()
    presenter.didFinishLaunching()
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    launch.wait()
    let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    #expect(launch.savedState.value == SavedState(screens: [places]))
    try window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(launch.savedState.value == SavedState(screens: [places, .place(id: "castelo")]))
    try window.perform(.tap(id: "place.editNote"))
    let note = NoteDraft(placeID: "castelo", text: "")
    #expect(launch.savedState.value == SavedState(screens: [places, .place(id: "castelo")], note: note))
    try window.perform(.swipeModalDown)
    #expect(launch.savedState.value == SavedState(screens: [places, .place(id: "castelo")]))
    try window.perform(.goBack)
    #expect(launch.savedState.value == SavedState(screens: [places]))
    withExtendedLifetime(presenter) {}
  }

  @Test func nothingElseHoldsThePresenterAndItsRouter() {
    var presenter: (any AppPresenting)? = build()
    presenter?.didFinishLaunching()
    let app = ModuleObjects(of: presenter)
    #expect(app.names == ["AppPresenter", "AppRouter"])
    presenter = nil
    #expect(app.alive == [])
  }

  @Test func whatTheModulesShareIsMadeOnceInTheLaunch() {
    var refusals: [String] = []
    let scope = LaunchScope { refusals.append($0) }
    let first = build(in: scope)
    first.didFinishLaunching()
    #expect(refusals == [])
    let second = build(in: scope)
    #expect(refusals.count == 3)
    withExtendedLifetime((first, second)) {}
  }
}
