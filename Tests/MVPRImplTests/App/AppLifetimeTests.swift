import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct AppLifetimeTests {
  private let screens: [SavedState.Screen] = [.quarters(order: .name), .place(id: "se")]

  @Test func theEndOfTheProcessReleasesEverything() {
    var launch: Launch? = Launch(signedIn: true, at: screens, note: NoteDraft(placeID: "se"))
    let modules = launch.map(modules) ?? []
    weak let session = launch?.dependencies.session
    #expect(
      modules.map(\.names.first) == [
        "AppDelegate", "MenuPresenter", "QuartersPresenter", "LoadedPlaces", "NotePresenter",
      ])
    launch = nil
    #expect(modules.flatMap(\.alive) == [])
    #expect(session == nil)
  }

  private func modules(of launch: Launch) -> [ModuleObjects] {
    let screens = launch.navigationController?.viewControllers ?? []
    let roots: [AnyObject?] = [launch.delegate] + screens + [launch.window.frontmostViewController]
    return roots.map { ModuleObjects(of: $0) }
  }

  @Test func anExpiredSessionReleasesEveryScreenAndTheAlert() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .name)])
    launch.wait()
    let modules = launch.navigationController?.viewControllers.map { ModuleObjects(of: $0) } ?? []
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
}
