import HeadlessUI
import Testing

@testable import VIPERImpl

struct ReferenceDataSourceTests {
  @Test("Sections have a heading each, and rows of their own")
  func sections() {
    let dataSource = ReferenceDataSource()
    let table = TableView("reference.list")
    #expect(dataSource.numberOfSections(in: table) == 0)
    dataSource.sections = [
      .init(title: "Getting around", rows: ["Trams", "Hills"]), .init(title: "Eating", rows: ["Coffee"]),
    ]
    #expect(dataSource.numberOfSections(in: table) == 2)
    #expect((0..<2).map { dataSource.tableView(table, numberOfRowsInSection: $0) } == [2, 1])
    #expect(dataSource.tableView(table, titleForHeaderInSection: 1) == "Eating")
    #expect(dataSource.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).text == "Hills")
    #expect(dataSource.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1)).text == "Coffee")
  }
}
