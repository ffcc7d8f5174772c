import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleRouterTests {
  @Test func aFailureIsShownAsAnAlertWhoseOKLeadsBackToTheBook() throws {
    let launch = Launch(signedIn: true)
    launch.delegate.application(open: "guide://reference/nowhere")
    launch.wait()
    #expect(launch.stack == ["menu", "reference", "article"])
    #expect(launch.window.snapshot.alert == Snapshot.Alert(title: "Something went wrong.", buttons: ["OK"]))
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.window.snapshot.alert == nil)
    #expect(launch.stack == ["menu", "reference"])
    #expect(launch.savedState.value == SavedState(screens: [.reference]))
  }

  @Test func anAlertThatALinkClosesLeadsNowhere() {
    let launch = Launch(signedIn: true, at: [.reference, .article(id: "nowhere")])
    launch.wait()
    launch.delegate.application(open: "guide://reference/hills")
    launch.wait()
    #expect(launch.window.snapshot.alert == nil)
    #expect(launch.window.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", "Hills"])
  }
}
