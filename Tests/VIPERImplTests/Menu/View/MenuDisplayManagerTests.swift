import HeadlessUI
import Testing

@testable import VIPERImpl

struct MenuDisplayManagerTests {
  private let output = MenuViewOutputDouble()

  @Test("A row is filled with a title and a badge, if it has one")
  func rows() {
    let displayManager = MenuDisplayManager(output: output)
    let table = TableView("menu.sections")
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 0)
    displayManager.rows = [
      MenuRowViewModel(title: "Quarters", badge: nil), MenuRowViewModel(title: "Places", badge: "2"),
    ]
    let cells = (0..<2).map { displayManager.tableView(table, cellForRowAt: IndexPath(row: $0)) }
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cells.map(\.text) == ["Quarters", "Places"] && cells.map(\.badge) == [nil, "2"])
  }

  @Test("A tapped row is reported")
  func selection() {
    let displayManager = MenuDisplayManager(output: output)
    displayManager.tableView(TableView("menu.sections"), didSelectRowAt: IndexPath(row: 1))
    #expect(output.events == ["section 1"])
  }
}
