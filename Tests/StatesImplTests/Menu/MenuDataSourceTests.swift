import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct MenuDataSourceTests {
  private let list = TableView("list")
  private let dataSource = MenuDataSource()

  private func cell(_ row: Int) -> TableViewCell {
    dataSource.tableView(list, cellForRowAt: IndexPath(row: row))
  }

  @Test("Without favourites no row carries a badge")
  func noBadge() {
    for row in 0..<3 { #expect(cell(row).badge == nil) }
  }

  @Test("With favourites Places, and no other row, carries their number")
  func badge() {
    dataSource.favouriteCount = 12
    #expect((0..<3).map { cell($0).badge } == [nil, "12", nil])
  }

  @Test("The parts of the guide stand in their order")
  func sections() {
    #expect(dataSource.tableView(list, numberOfRowsInSection: 0) == 3)
    #expect((0..<3).map { cell($0).text } == ["Quarters", "Places", "Reference book"])
    #expect(dataSource.sections == [.quarters, .places, .referenceBook])
  }
}
