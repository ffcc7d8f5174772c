import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceRouterTests {
  private let launch = Launch(signedIn: true, at: [.reference])

  init() {
    launch.wait()
  }

  @Test func aFailedRefreshIsShownAsAnAlertThatOKCloses() throws {
    launch.backend[.articles].failsOnce = .offline
    try launch.window.perform(.pullToRefresh(id: "reference.list"))
    launch.wait()
    #expect(launch.window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.window.snapshot.alert == nil)
  }

  @Test func anArticleOpensWithWhatTheListHadAndSendsNothing() throws {
    try launch.window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", "The earthquake"])
    #expect(launch.window.snapshot.screen.elements.map(\.content) == [.label("It was in 1755.")])
    #expect(launch.backend.requestCount(of: .articles) == 1)
    #expect(launch.savedState.value == SavedState(screens: [.reference, .article(id: "quake")]))
  }
}
