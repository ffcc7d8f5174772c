import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct MenuDataSourceTests {
  private let list = TableView("list")
  private let dataSource = MenuDataSource()

  init() {
    list.dataSource = dataSource
  }

  @Test("The parts of the guide stand in their order, and without favourites no row has a badge")
  func sections() {
    let rows = ["Quarters", "Places", "Reference book"].map { Element.Row(title: $0) }
    #expect(list.layoutIfNeeded() == [Element.Section(rows: rows)])
    #expect(dataSource.sections == [.quarters, .places, .referenceBook])
  }

  @Test("The badge of Places is the number of favourites, and no other row has one")
  func badge() {
    dataSource.favouriteCount = 12
    #expect(list.layoutIfNeeded().flatMap(\.rows).map(\.badge) == [nil, "12", nil])
  }
}
