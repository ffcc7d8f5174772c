import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct PlacesDataSourceTests {
  private let fixture = AppFixture()
  private let table = TableView("list")
  private let list: PlaceList
  private let dataSource: PlacesDataSource

  init() {
    list = PlaceList(query: PlaceQuery(), service: fixture.places)
    dataSource = PlacesDataSource(list: list, favourites: fixture.favourites)
  }

  private var cells: [TableViewCell] {
    (0..<dataSource.tableView(table, numberOfRowsInSection: 0)).map { row in
      dataSource.tableView(table, cellForRowAt: IndexPath(row: row))
    }
  }

  @Test("While nothing is loaded there are no rows")
  func empty() {
    #expect(cells.isEmpty)
  }

  @Test("A row shows name and summary, in the list's order, and the mark if it is a favourite's")
  func rows() throws {
    let request = list.loadNextPage { _ in }
    fixture.places.requests[0].answer(.success(PlacePage(places: [.maat, .aljube], isLast: true)))
    for id in ["aljube", "torre"] { try fixture.favourites.set(true, id: id) }
    #expect(cells.map(\.text) == ["MAAT", "Aljube"])
    #expect(cells.map(\.detailText) == ["White", "Grave"])
    #expect(cells.map(\.accessory) == [nil, "★"])
    withExtendedLifetime(request) {}
  }
}
