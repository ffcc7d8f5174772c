import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlacesViewModelTests {
  private let fixture = AppFixture()
  private let layout = PlacesLayout()
  private let model: PlacesModel
  private let viewModel: PlacesViewModel

  init() {
    model = PlacesModel(query: PlaceQuery(), favourites: fixture.favourites)
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
    #expect(window.rows("places.list").isEmpty)
    model.query.text = "fado"
    model.wait = .load
    model.list = .loaded(from: fixture.places)
    viewModel.refresh()
    #expect(layout.search.text == "fado")
    #expect(layout.spinner.isAnimating)
    #expect(window.rows("places.list").map(\.title) == ["Aljube", "Fado"])
    #expect(layout.empty.isHidden)
  }

  @Test("A row shows name and summary, and the mark if it is a favourite's")
  func rows() throws {
    model.list = .loaded(from: fixture.places)
    try fixture.favourites.set(true, id: "fado")
    viewModel.refreshList()
    #expect(cells.map(\.text) == ["Aljube", "Fado"])
    #expect(cells.map(\.detailText) == ["Grave", "Loud"])
    #expect(cells.map(\.accessory) == [nil, "★"])
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
    list.add(.empty, number: 0)
    model.list = list
    model.query.text = "typed since"
    viewModel.refreshList()
    #expect(!layout.empty.isHidden)
    #expect(layout.empty.text == shown)
  }

  @Test("A failed load shows why, and Retry")
  func failure() {
    model.failure = .serverError
    viewModel.refreshProgress()
    #expect(layout.error.text == "Something went wrong.")
    #expect(!layout.error.isHidden && !layout.retry.isHidden)
    model.failure = nil
    model.wait = .load
    viewModel.refreshProgress()
    #expect(layout.error.isHidden && layout.retry.isHidden && layout.spinner.isAnimating)
  }

  @Test("More can be tapped once it could not be loaded, and not while it is loaded")
  func more() {
    viewModel.refreshProgress()
    #expect(layout.more.isHidden)
    model.wait = .more
    viewModel.refreshProgress()
    #expect(layout.more.title == "Loading more…")
    #expect(!layout.more.isHidden && !layout.more.isEnabled)
    model.wait = nil
    model.hasFailedToLoadMore = true
    viewModel.refreshProgress()
    #expect(layout.more.title == "Couldn't load more. Tap to retry.")
    #expect(!layout.more.isHidden && layout.more.isEnabled)
  }
}
