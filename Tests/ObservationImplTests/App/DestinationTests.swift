import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct DestinationTests {
  private let fixture = GuideFixture()

  @Test("Each screen has a title, and what it takes to open it again")
  func screens() {
    let guide = fixture.guide
    let query = PlaceQuery(text: "m", quarterID: "belem")
    let loaded = LoadedPlaces(query: query, service: fixture.device.places)
    let screens: [(Destination, String, SavedState.Screen)] = [
      (.quarters(guide.makeQuarters(order: .name)), "Quarters", .quarters(order: .name)),
      (
        .places(guide.makePlaces(title: "Belém", query: query)), "Belém",
        .places(quarterID: "belem", title: "Belém", query: "m")
      ),
      (.place(guide.makePlace("maat", known: .maat, in: loaded)), "MAAT", .place(id: "maat")),
      (.reference(guide.makeReference()), "Reference book", .reference),
      (.article(guide.makeArticle("coffee", known: .coffee)), "Coffee", .article(id: "coffee")),
    ]
    for (destination, title, saved) in screens {
      #expect(destination.title == title)
      #expect(destination.savedScreen == saved)
    }
  }

  @Test("A screen is the same only as itself")
  func same() {
    let reference = fixture.guide.makeReference()
    #expect(Destination.reference(reference) == .reference(reference))
    #expect(Destination.reference(reference) != .reference(fixture.guide.makeReference()))
  }
}
