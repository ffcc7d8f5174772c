import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlaceRouterTests {
  private let fixture = NavigationFixture()
  private let router: PlaceRouter
  private let place: ViewController

  init() {
    router = PlaceRouter(dependencies: fixture.dependencies)
    place = PlaceBuilder(dependencies: fixture.dependencies).build(place: .aljube, in: PlaceSequenceDouble())
    router.viewController = place
    fixture.push(place)
  }

  @Test func theNextPlaceGoesOnInTheSameList() throws {
    let list = PlaceSequenceDouble()
    router.openPlace(.fado, in: list)
    #expect(fixture.opened == [.place(id: "aljube"), .place(id: "fado")])
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(list.askedIDs == ["fado"])
  }

  @Test func theNoteLiesOverThePlaceAndTellsThatItIsGone() throws {
    var isGone = false
    router.openNote(placeID: "aljube", text: "x") { isGone = true }
    #expect(fixture.window.element("note.text")?.content == .textField("x"))
    try fixture.window.perform(.tap(id: "note.save"))
    #expect(fixture.device.note.ids == ["aljube"])
    try fixture.device.note.requests[0].answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(isGone)
  }

  @Test func itKnowsWhetherThePlaceIsOnTop() {
    #expect(router.isOnTop)
    router.openNote(placeID: "aljube", text: nil) {}
    #expect(router.isOnTop)
    router.openPlace(.fado, in: PlaceSequenceDouble())
    #expect(!router.isOnTop)
    router.viewController = nil
    #expect(!router.isOnTop)
  }

  @Test func whatLiesOverThePlaceIsDismissed() {
    router.openNote(placeID: "aljube", text: nil) {}
    router.dismissPresented()
    #expect(fixture.window.snapshot.modal == nil)
    #expect(fixture.opened == [.place(id: "aljube")])
  }

  @Test func itLeadsBack() {
    router.close()
    #expect(fixture.opened == [])
  }
}
