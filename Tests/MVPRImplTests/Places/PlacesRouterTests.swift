import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesRouterTests {
  @Test func aFailedRefreshIsShownAsAnAlertThatOKCloses() throws {
    let launch = Launch(signedIn: true, at: [.places(quarterID: nil, title: "Places", query: "")])
    launch.wait()
    launch.backend[.places].failsOnce = .offline
    try launch.window.perform(.pullToRefresh(id: "places.list"))
    launch.wait()
    #expect(launch.window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.window.snapshot.alert == nil)
  }
}
