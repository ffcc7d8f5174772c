import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct PlacesDataSourceTests {
  @Test("A row shows name and summary, in the list's order, and the mark if it is a favourite's")
  func rows() throws {
    let device = DeviceDouble()
    let places = PlaceList(query: PlaceQuery(), service: device.places)
    let dataSource = PlacesDataSource(list: places, favourites: device.favourites)
    let table = TableView("list")
    table.dataSource = dataSource
    #expect(table.layoutIfNeeded() == [Element.Section(rows: [])])
    let request = places.loadNextPage { _ in }
    try device.places.requests[0].answer(.success(PlacePage(places: [.maat, .aljube], isLast: true)))
    for id in ["aljube", "torre"] { try device.favourites.set(true, id: id) }
    table.reloadData()
    let rows = [
      Element.Row(title: "MAAT", subtitle: "White"),
      Element.Row(title: "Aljube", subtitle: "Grave", accessory: "★"),
    ]
    #expect(table.layoutIfNeeded() == [Element.Section(rows: rows)])
    withExtendedLifetime(request) {}
  }
}
