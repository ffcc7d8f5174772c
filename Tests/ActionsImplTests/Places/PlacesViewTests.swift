import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlacesViewTests {
  private let device = DeviceDouble()
  private let delegate = PlacesInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = PlacesModel(query: PlaceQuery(), favourites: device.favourites)
    let screen = PlacesView(model: model, service: device.places, clock: device.clock, pause: .milliseconds(300))
    screen.interactor.delegate = delegate
    window.show(screen)
    screen.interactor.start()
    try device.places.requests[0].answer(.failure(.offline))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "places.retry"))
    try device.places.requests[1].answer(.success(.first))
    screen.viewModel.refresh()
    try window.perform(.scrollToEnd(id: "places.list"))
    try device.places.requests[2].answer(.failure(.offline))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "places.more"))
    #expect(device.places.pages == [0, 0, 1, 1])
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(model.status.wait == .refresh)
    try window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(delegate.events.last == "selected Aljube of 2")
    try window.perform(.type(text: "f", id: "places.search"))
    #expect(model.query.text == "f")
  }
}
