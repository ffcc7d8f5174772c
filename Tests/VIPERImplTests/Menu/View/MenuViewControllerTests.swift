import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct MenuViewControllerTests {
  private let output = MenuViewOutputDouble()
  private let window = Window()
  private let controller: MenuViewController

  init() {
    controller = MenuViewController(output: output, displayManager: MenuDisplayManager(output: output))
    window.rootViewController = controller
  }

  @Test("It tells what the user and the system do")
  func events() throws {
    controller.showSections([MenuRowViewModel(title: "Quarters", badge: nil)])
    try window.perform(.selectRow(number: 1, id: "menu.sections"))
    controller.didReceiveMemoryWarning()
    try window.perform(.tap(id: "menu.signOut"))
    window.rootViewController = nil
    #expect(output.events == ["ready", "will appear", "section 0", "memory warning", "sign out", "did disappear"])
  }

  @Test("It shows the greeting, the cover and the sections with their badges")
  func content() {
    controller.showGreeting("Hello, Mark")
    controller.showCover(named: "cover")
    controller.showSections([
      MenuRowViewModel(title: "Quarters", badge: nil), MenuRowViewModel(title: "Places", badge: "2"),
    ])
    #expect(
      window.lines.dropFirst() == [
        "  menu.greeting: label “Hello, Mark”", "  menu.cover: image “cover”", "  menu.sections: list, 2 rows",
        "    “Quarters”", "    “Places” badge 2", "  menu.signOut: button “Sign out”",
      ])
  }

  @Test("What is shown later replaces what was there")
  func newContent() {
    controller.showCover(named: "cover")
    controller.showSections([MenuRowViewModel(title: "Places", badge: "2")])
    #expect(window.lines.contains("    “Places” badge 2"))
    controller.showSections([MenuRowViewModel(title: "Places", badge: nil)])
    controller.showCoverPlaceholder()
    #expect(window.lines.contains("    “Places”"))
    #expect(window.lines.contains("  menu.cover: image “placeholder”"))
  }
}
