import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct PlacesDataSourceTests {
  private let device = DeviceDouble()
  private let table = TableView("list")
  private let list: PlaceList
  private let dataSource: PlacesDataSource

  private var rows: [Element.Row] {
    table.reloadData()
    return table.layoutIfNeeded().flatMap(\.rows)
  }

  init() {
    list = PlaceList(query: PlaceQuery(), service: device.places)
    dataSource = PlacesDataSource(list: list, favourites: device.favourites)
    table.dataSource = dataSource
  }

  @Test("A row shows name and summary, in the list's order, and the mark if it is a favourite's")
  func shownRows() throws {
    #expect(rows == [])
    let request = list.loadNextPage { _ in }
    try device.places.requests[0].answer(.success(PlacePage(places: [.maat, .aljube], isLast: true)))
    for id in ["aljube", "torre"] { try device.favourites.set(true, id: id) }
    #expect(
      rows == [
        Element.Row(title: "MAAT", subtitle: "White"),
        Element.Row(title: "Aljube", subtitle: "Grave", accessory: "★"),
      ])
    withExtendedLifetime(request) {}
  }
}
