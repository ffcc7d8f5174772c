import HeadlessUI
import Testing

@testable import VIPERImpl

struct QuartersDisplayManagerTests {
  private let output = QuartersViewOutputDouble()

  @Test("A row is filled with a title and a subtitle")
  func rows() {
    let displayManager = QuartersDisplayManager(output: output)
    let table = TableView("quarters.list")
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 0)
    displayManager.rows = [
      .init(title: "Alfama", subtitle: "Steep"), .init(title: "Belém", subtitle: "Wide"),
    ]
    let cell = displayManager.tableView(table, cellForRowAt: IndexPath(row: 1))
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cell.text == "Belém" && cell.detailText == "Wide")
  }

  @Test("A tapped row is reported")
  func selection() {
    let displayManager = QuartersDisplayManager(output: output)
    displayManager.tableView(TableView("quarters.list"), didSelectRowAt: IndexPath(row: 1))
    #expect(output.events == ["row 1"])
  }
}
