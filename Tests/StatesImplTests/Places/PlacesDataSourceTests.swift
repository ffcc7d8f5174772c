import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct PlacesDataSourceTests {
  private let device = DeviceDouble()
  private let table = TableView("list")
  private let dataSource: PlacesDataSource

  init() {
    dataSource = PlacesDataSource(LoadedPlaces(query: PlaceQuery()), favourites: device.favourites)
  }

  private var cells: [TableViewCell] {
    (0..<dataSource.tableView(table, numberOfRowsInSection: 0)).map { row in
      dataSource.tableView(table, cellForRowAt: IndexPath(row: row))
    }
  }

  @Test("Before anything is loaded there are no rows")
  func empty() {
    #expect(cells.isEmpty)
  }

  @Test("A row shows name and summary, in the list's order, and the mark if it is a favourite's")
  func rows() throws {
    let list = LoadedPlaces(query: PlaceQuery())
    dataSource.list = list
    #expect(cells.isEmpty)
    list.add(PlacePage(places: [.maat, .aljube], isLast: true), number: 0)
    for id in ["aljube", "torre"] { try device.favourites.set(true, id: id) }
    #expect(cells.map(\.text) == ["MAAT", "Aljube"])
    #expect(cells.map(\.detailText) == ["White", "Grave"])
    #expect(cells.map(\.accessory) == [nil, "★"])
  }
}
