import HeadlessUI
import Testing

@testable import VIPERImpl

struct PlacesDataSourceTests {
  @Test("A row is filled with a title, a subtitle, and an accessory if it has one")
  func rows() {
    let dataSource = PlacesDataSource()
    let table = TableView("places.list")
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 0)
    dataSource.rows = [
      .init(title: "Aljube", subtitle: "Grave", accessory: nil),
      .init(title: "MAAT", subtitle: "White", accessory: "★"),
    ]
    let cells = (0..<2).map { dataSource.tableView(table, cellForRowAt: IndexPath(row: $0)) }
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cells.map(\.text) == ["Aljube", "MAAT"] && cells.map(\.accessory) == [nil, "★"])
    #expect(cells.map(\.detailText) == ["Grave", "White"])
  }
}
