import HeadlessUI
import Testing

@testable import VIPERImpl

struct ReferenceDisplayManagerTests {
  private let output = ReferenceViewOutputDouble()

  @Test("Sections have a heading each, and rows of their own")
  func sections() {
    let displayManager = ReferenceDisplayManager(output: output)
    let table = TableView("reference.list")
    #expect(displayManager.numberOfSections(in: table) == 0)
    displayManager.sections = [
      .init(title: "Getting around", rows: ["Trams", "Hills"]), .init(title: "Eating", rows: ["Coffee"]),
    ]
    #expect(displayManager.numberOfSections(in: table) == 2)
    #expect((0..<2).map { displayManager.tableView(table, numberOfRowsInSection: $0) } == [2, 1])
    #expect(displayManager.tableView(table, titleForHeaderInSection: 1) == "Eating")
    #expect(displayManager.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).text == "Hills")
    #expect(displayManager.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1)).text == "Coffee")
  }

  @Test("A tapped row is reported")
  func selection() {
    let displayManager = ReferenceDisplayManager(output: output)
    displayManager.tableView(TableView("reference.list"), didSelectRowAt: IndexPath(row: 1, section: 2))
    #expect(output.events == ["row 1 of section 2"])
  }
}
