import HeadlessUI
import Testing

@testable import VIPERImpl

struct QuartersDataSourceTests {
  @Test("A row is filled with a title and a subtitle")
  func rows() {
    let dataSource = QuartersDataSource()
    let table = TableView("quarters.list")
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 0)
    dataSource.rows = [
      .init(title: "Alfama", subtitle: "Steep"), .init(title: "Belém", subtitle: "Wide"),
    ]
    let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 1))
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(cell.text == "Belém" && cell.detailText == "Wide")
  }
}
