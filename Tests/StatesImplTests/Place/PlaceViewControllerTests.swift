import HeadlessUI
import Testing

@testable import StatesImpl

struct PlaceViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = PlaceViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    viewController.showPlace(summary: "Loud", quarter: "Alfama")
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    #expect(spy.messages == ["didLoadView", "willAppear", "didToggleFavourite true", "didTapNext", "didTapNote"])
  }
}
