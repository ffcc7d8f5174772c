import HeadlessUI
import Testing

@testable import VIPERImpl

struct MenuDataSourceTests {
  @Test("A row is filled with a title and a badge, if it has one")
  func rows() {
    let dataSource = MenuDataSource()
    let table = TableView("menu.sections")
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 0)
    dataSource.rows = [MenuRowViewModel(title: "Quarters", badge: nil), MenuRowViewModel(title: "Places", badge: "2")]
    let cells = (0..<2).map { dataSource.tableView(table, cellForRowAt: IndexPath(row: $0)) }
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cells.map(\.text) == ["Quarters", "Places"] && cells.map(\.badge) == [nil, "2"])
  }
}
