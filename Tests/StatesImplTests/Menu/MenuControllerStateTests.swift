import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct MenuControllerStateTests {
  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private let state: MenuControllerState

  init() {
    state = MenuControllerState(MenuMemento(), sharing: SharedObjects(app: device.dependencies), delegate: delegate)
  }

  private func show() {
    window.rootViewController = state.viewController
  }

  private func answer(_ result: Result<ImageData, ServiceError> = .success(ImageData(name: "tram"))) {
    device.cover.requests.last?.answer(result)
  }

  @Test("It greets the user, and counts the favourites from the start")
  func content() throws {
    try device.favourites.set(true, id: "maat")
    show()
    #expect(
      window.lines == [
        "screen: menu “Lisbon”", "  menu.greeting: label “Hello, Mark”", "  menu.cover: image “placeholder”",
        "  menu.sections: list, 3 rows", "    “Quarters”", "    “Places” badge 1", "    “Reference book”",
        "  menu.signOut: button “Sign out”",
      ])
    try device.favourites.set(true, id: "fado")
    #expect(window.lines.contains("    “Places” badge 2"))
  }

  // MARK: - Cover

  @Test("It waits for the cover, and notifies its scene when that has come")
  func cover() {
    show()
    #expect(state.isWaiting && device.cover.requests.count == 1)
    answer()
    #expect(!state.isWaiting && delegate.settlements == 1)
    #expect(window.lines.contains("  menu.cover: image “tram”"))
  }

  @Test("It sends one request for the cover at a time")
  func oneRequest() {
    show()
    state.willAppear()
    state.receive(.memoryWarning)
    #expect(device.cover.requests.map(\.isCancelled) == [false])
  }

  @Test("A failed cover leaves the placeholder until the menu appears again")
  func coverFails() {
    show()
    answer(.failure(.offline))
    #expect(window.lines.contains("  menu.cover: image “placeholder”") && !state.isWaiting)
    device.cover.cached = ImageData(name: "tram")
    state.willAppear()
    #expect(window.lines.contains("  menu.cover: image “tram”"))
  }

  @Test("A memory warning loads the cover again, and no other event does", arguments: SystemEvent.allCases)
  func systemEvent(event: SystemEvent) {
    show()
    answer()
    state.receive(event)
    #expect(device.cover.requests.count == (event == .memoryWarning ? 2 : 1))
    #expect(window.lines.contains("  menu.cover: image “\(event == .memoryWarning ? "placeholder" : "tram")”"))
  }

  // MARK: - Input

  @Test("Each row takes its segue", arguments: zip(0..<3, ["Quarters", "Places", "Reference"]))
  func rows(row: Int, destination: String) {
    state.didSelectRow(at: IndexPath(row: row))
    #expect(delegate.events == [.segue("MenuTo\(destination)Segue")])
  }

  @Test("Sign out ends the session")
  func signOut() {
    state.didTapSignOut()
    #expect(device.session.user == nil)
  }
}
