import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

struct MenuDataSourceTests {
  private let list = TableView("list")
  private let dataSource = MenuDataSource()
  private var cells: [TableViewCell] {
    (0..<dataSource.tableView(list, numberOfRowsInSection: 0)).map {
      dataSource.tableView(list, cellForRowAt: IndexPath(row: $0))
    }
  }

  @Test("The parts of the guide stand in their order, without a badge")
  func sections() {
    #expect(cells.map(\.text) == ["Quarters", "Places", "Reference book"])
    #expect(cells.map(\.badge) == [nil, nil, nil])
  }

  @Test("With favourites Places, and no other row, carries their number")
  func badge() {
    dataSource.favouriteCount = 12
    #expect(cells.map(\.badge) == [nil, "12", nil])
  }
}
