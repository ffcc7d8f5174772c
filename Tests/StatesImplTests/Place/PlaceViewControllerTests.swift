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

  @Test("What the user does is told in messages, and does nothing by itself")
  func messages() throws {
    viewController.showPlace(summary: "Loud", quarter: "Alfama")
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    #expect(spy.messages == ["didLoadView", "willAppear", "didToggleFavourite true", "didTapNext", "didTapNote"])
  }

  @Test("It does not keep its state")
  func state() {
    var spy: MessagesSpy? = MessagesSpy()
    weak let reference = spy
    viewController.messages = spy
    spy = nil
    #expect(reference == nil)
  }

  @Test("It knows the ways that lead on")
  func segues() {
    #expect(viewController.nextSegue == .placeToPlace)
    #expect(viewController.noteSegue == .placeToNote)
  }
}
