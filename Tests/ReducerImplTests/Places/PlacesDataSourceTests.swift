import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct PlacesDataSourceTests {
  private let table = TableView("list")

  private func cells(of state: PlacesState) -> [TableViewCell] {
    let dataSource = PlacesDataSource(store: Store(state: state, reducer: ReducerSpy<PlacesState, PlacesAction>()))
    return (0..<dataSource.tableView(table, numberOfRowsInSection: 0)).map {
      dataSource.tableView(table, cellForRowAt: IndexPath(row: $0))
    }
  }

  @Test("A list that is gone has no rows")
  func gone() {
    let app = Store(state: AppState(), reducer: ReducerSpy<AppState, PlacesAction>())
    let dataSource = PlacesDataSource(store: app.scope(state: { _ in nil }, action: { $0 }))
    #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 0)
  }

  @Test("While nothing is loaded there are no rows")
  func empty() {
    #expect(cells(of: PlacesState(id: 1, title: "", query: PlaceQuery())).isEmpty)
  }

  @Test("A row shows name and summary, in the list's order, and the mark if it is a favourite's")
  func rows() {
    var state = PlacesState(id: 1, title: "", query: PlaceQuery())
    let page = PlacePage(places: [.maat, .aljube], isLast: true)
    state.list.append(LoadedPage(page: page, favourites: ["aljube", "torre"]), number: 0)
    let cells = cells(of: state)
    #expect(cells.map(\.text) == ["MAAT", "Aljube"])
    #expect(cells.map(\.detailText) == ["White", "Grave"])
    #expect(cells.map(\.accessory) == [nil, "★"])
  }
}
