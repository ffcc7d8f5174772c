import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

struct QuartersDataSourceTests {
  @Test("A row shows name and summary, in the order given")
  func rows() {
    let (list, dataSource) = (TableView("list"), QuartersDataSource())
    #expect(dataSource.tableView(list, numberOfRowsInSection: 0) == 0)
    dataSource.quarters = [.belem, .alfama]
    #expect(dataSource.tableView(list, numberOfRowsInSection: 0) == 2)
    let cells = (0..<2).map { dataSource.tableView(list, cellForRowAt: IndexPath(row: $0)) }
    #expect(cells.map(\.text) == ["Belém", "Alfama"])
    #expect(cells.map(\.detailText) == ["Wide", "Steep"])
  }
}
