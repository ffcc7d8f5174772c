import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct QuartersDataSourceTests {
  private let list = TableView("list")
  private let dataSource = QuartersDataSource()

  @Test("Before there are quarters there are no rows")
  func empty() {
    #expect(dataSource.tableView(list, numberOfRowsInSection: 0) == 0)
  }

  @Test("A row shows name and summary; the rows stand in the order that they are given in")
  func rows() {
    dataSource.quarters = .unsorted
    #expect(dataSource.tableView(list, numberOfRowsInSection: 0) == 3)
    let cells = (0..<3).map { dataSource.tableView(list, cellForRowAt: IndexPath(row: $0)) }
    #expect(cells.map(\.text) == ["Belém", "Chiado", "Alfama"])
    #expect(cells.map(\.detailText) == ["Wide", "Busy", "Steep"])
  }
}
