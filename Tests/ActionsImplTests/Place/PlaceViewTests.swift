import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlaceViewTests {
  private let device = DeviceDouble()
  private let delegate = PlaceInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = PlaceModel.made(.aljube, in: .loaded(), device)
    let screen = PlaceView(
      model: model, service: device.place, places: device.places,
      favouriteChanges: FavouriteChanges(favourites: device.favourites, service: device.favourite))
    screen.interactor.delegate = delegate
    window.show(screen)
    screen.viewModel.refresh()
    try window.perform(.toggle(id: "place.favourite"))
    #expect(device.favourites.contains("aljube"))
    try window.perform(.tap(id: "place.next"))
    #expect(delegate.events.last == "next Fado")
    try window.perform(.tap(id: "place.editNote"))
    #expect(delegate.events.last == "open note")
  }
}
