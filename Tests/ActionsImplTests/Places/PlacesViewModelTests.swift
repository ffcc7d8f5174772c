import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlacesViewModelTests {
  private let device = DeviceDouble()
  private let layout = PlacesLayout()
  private let model: PlacesModel
  private let viewModel: PlacesViewModel

  init() {
    model = PlacesModel(query: PlaceQuery(), favourites: device.favourites)
    viewModel = PlacesViewModel(model: model, layout: layout)
  }

  private var cells: [TableViewCell] {
    (0..<viewModel.tableView(layout.list, numberOfRowsInSection: 0)).map {
      viewModel.tableView(layout.list, cellForRowAt: IndexPath(row: $0))
    }
  }

  @Test("All of it is field, progress and rows")
  func all() {
    let window = Window()
    window.show(layout)
    layout.list.dataSource = viewModel
    #expect(window.lines.contains("  places.list: list, 0 rows"))
    model.query.text = "fado"
    model.status.wait = .load
    model.list = .loaded()
    viewModel.refresh()
    #expect(layout.search.text == "fado")
    #expect(
      window.lines.suffix(4) == [
        "  places.list: list, 2 rows", "    “Aljube” “Grave”", "    “Fado” “Loud”", "  places.spinner: spinner",
      ])
  }

  @Test("A row shows name and summary, and the mark if it is a favourite's")
  func rows() throws {
    model.list = .loaded()
    try device.favourites.set(true, id: "fado")
    viewModel.refreshList()
    #expect(cells.map(\.text) == ["Aljube", "Fado"])
    #expect(cells.map(\.detailText) == ["Grave", "Loud"])
    #expect(cells.map(\.accessory) == [nil, "★"])
  }

  @Test("A change lays out its rows alone")
  func changes() {
    let window = Window()
    let spy = DataSourceSpy(watching: viewModel)
    let list = LoadedPlaces.loaded()
    model.list = list
    window.show(layout)
    layout.list.dataSource = spy
    _ = window.snapshot
    #expect(spy.laidOut.count == 2)
    spy.laidOut = []
    list.add(.second)
    viewModel.refreshRows(.added(2..<3))
    list.remove("aljube")
    viewModel.refreshRows(.removed(at: 0))
    viewModel.refreshRow(0)
    #expect(window.lines.suffix(2) == ["    “Fado” “Loud”", "    “MAAT” “White”"])
    #expect(spy.laidOut == [IndexPath(row: 2), IndexPath(row: 0)])
  }

  @Test("A row that is gone by the time it is asked for is empty")
  func noRow() {
    #expect(viewModel.tableView(layout.list, cellForRowAt: IndexPath(row: 0)).text.isEmpty)
  }

  @Test(
    "Without a match it names the text",
    arguments: [(" 100 % ", "No places match “100 %”."), (" ", "Nothing here yet.")])
  func empty(text: String, shown: String) {
    let list = LoadedPlaces(query: PlaceQuery(text: text))
    list.add(.empty)
    model.list = list
    model.query.text = "typed since"
    viewModel.refreshList()
    #expect(!layout.empty.isHidden)
    #expect(layout.empty.text == shown)
  }

  @Test("A failed load shows why, and Retry")
  func failure() {
    model.status.failure = .serverError
    viewModel.refreshProgress()
    #expect(layout.error.text == "Something went wrong.")
    #expect(!layout.error.isHidden && !layout.retry.isHidden)
    model.status.failure = nil
    model.status.wait = .load
    viewModel.refreshProgress()
    #expect(layout.error.isHidden && layout.retry.isHidden && layout.spinner.isAnimating)
  }

  @Test("More can be tapped once it could not be loaded, and not while it is loaded")
  func more() {
    viewModel.refreshProgress()
    #expect(layout.more.isHidden)
    model.status.wait = .more
    viewModel.refreshProgress()
    #expect(layout.more.title == "Loading more…")
    #expect(!layout.more.isHidden && !layout.more.isEnabled)
    model.status.wait = nil
    model.hasFailedToLoadMore = true
    viewModel.refreshProgress()
    #expect(layout.more.title == "Couldn't load more. Tap to retry.")
    #expect(!layout.more.isHidden && layout.more.isEnabled)
  }
}
