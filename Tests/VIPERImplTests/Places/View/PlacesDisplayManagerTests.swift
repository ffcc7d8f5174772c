import HeadlessUI
import Testing

@testable import VIPERImpl

struct PlacesDisplayManagerTests {
  private let output = PlacesViewOutputDouble()

  @Test("A row is filled with a title, a subtitle, and an accessory if it has one")
  func rows() {
    let displayManager = PlacesDisplayManager(output: output)
    let table = TableView("places.list")
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 0)
    displayManager.rows = [
      .init(title: "Aljube", subtitle: "Grave", accessory: nil),
      .init(title: "MAAT", subtitle: "White", accessory: "★"),
    ]
    let cells = (0..<2).map { displayManager.tableView(table, cellForRowAt: IndexPath(row: $0)) }
    #expect(displayManager.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cells.map(\.text) == ["Aljube", "MAAT"] && cells.map(\.accessory) == [nil, "★"])
    #expect(cells.map(\.detailText) == ["Grave", "White"])
  }

  @Test("A tapped row is reported")
  func selection() {
    let displayManager = PlacesDisplayManager(output: output)
    displayManager.tableView(TableView("places.list"), didSelectRowAt: IndexPath(row: 1))
    #expect(output.events == ["row 1"])
  }

  @Test("The end of the list is its last row")
  func end() {
    let displayManager = PlacesDisplayManager(output: output)
    displayManager.rows = [
      .init(title: "Aljube", subtitle: "Grave", accessory: nil),
      .init(title: "MAAT", subtitle: "White", accessory: nil),
    ]
    for row in 0..<2 {
      displayManager.tableView(TableView("places.list"), willDisplay: TableViewCell(), forRowAt: IndexPath(row: row))
      #expect(output.events.count { $0 == "end" } == row)
    }
  }
}
