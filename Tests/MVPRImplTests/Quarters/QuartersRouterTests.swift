import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersRouterTests {
  @Test func aFailedRefreshIsShownAsAnAlertThatOKCloses() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .priority)])
    launch.wait()
    launch.backend[.quarters].failsOnce = .offline
    try launch.window.perform(.pullToRefresh(id: "quarters.list"))
    launch.wait()
    #expect(launch.window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.window.snapshot.alert == nil)
  }

  @Test func theQuartersPlacesOpenUnderItsName() throws {
    let launch = Launch(signedIn: true, at: [.quarters(order: .name)])
    launch.wait()
    try launch.window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["Lisbon", "Quarters", "Alfama"])
    #expect(
      launch.savedState.value
        == SavedState(screens: [
          .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: ""),
        ]))
  }
}
