import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlacesViewTests {
  private let fixture = AppFixture()
  private let delegate = PlacesInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = PlacesModel(query: PlaceQuery(), favourites: fixture.favourites)
    let screen = PlacesView(model: model, dependencies: fixture.dependencies)
    screen.interactor.delegate = delegate
    window.show(screen)
    screen.interactor.start()
    fixture.places.requests[0].answer(.failure(.offline))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "places.retry"))
    fixture.places.requests[1].answer(.success(.first))
    screen.viewModel.refresh()
    try window.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests[2].answer(.failure(.offline))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "places.more"))
    #expect(fixture.places.pages == [0, 0, 1, 1])
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(model.wait == .refresh)
    try window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(delegate.events.last == "selected Aljube of 2")
    try window.perform(.type(text: "f", id: "places.search"))
    #expect(model.query.text == "f")
  }
}
