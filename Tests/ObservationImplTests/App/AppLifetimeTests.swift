import SharedModel
import Testing

@testable import ObservationImpl

/// Weak references to all that the app was made of tell what is left of it.
struct AppLifetimeTests {
  nonisolated private static let links = [
    "guide://quarters", "guide://places", "guide://reference", "guide://reference/fish",
    "guide://places/maat", "guide://places/maat/note",
  ]

  @Test("A link leaves nothing of the screens behind that it replaces", arguments: links, links)
  func link(first: String, second: String) throws {
    let fixture = AppFixture()
    let delegate = fixture.launch()
    delegate.application(open: first)
    let replaced = fixture.objects(of: delegate)
    delegate.application(open: second)
    fixture.endTurn()
    #expect(replaced.types.isSuperset(of: Flow.app.union(Flow.guide).union(Flow.menu)))
    #expect(replaced.types.count >= 12)
    #expect(replaced.alive == Flow.app.union(Flow.guide))
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test(
    "The end of the process releases everything", arguments: [User.mark, nil],
    [
      [SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "")],
      [.reference, .article(id: "fish")],
      [.places(quarterID: nil, title: "Places", query: ""), .place(id: "maat")],
    ])
  func kill(user: User?, screens: [SavedState.Screen]) {
    let note = screens.contains(.place(id: "maat")) ? NoteDraft(placeID: "maat", text: "Go") : nil
    var fixture: AppFixture? = AppFixture(user: user, savedState: SavedState(screens: screens, note: note))
    var delegate = fixture?.launch()
    let all = ModuleObjects(reachableFrom: delegate as Any, fixture?.window as Any)
    fixture = nil
    delegate = nil
    #expect(fixture == nil && delegate == nil && all.types.count > 5)
    #expect(all.types.isSuperset(of: Flow.note) == (user != nil && note != nil))
    #expect(all.alive.isEmpty)
  }

  @Test(
    "The end of the process releases the screens, too, that an alert would go on with",
    arguments: ["link", "note", "favourite", "place", "article"])
  func killUnderAlert(cause: String) throws {
    var fixture: AppFixture? = AppFixture()
    var delegate = fixture?.launch()
    switch cause {
    case "link", "note":
      try fixture?.openNote()
      try fixture?.window.perform(.type(text: "Go", id: "note.text"))
      try fixture?.window.perform(.tap(id: "note.save"))
      if cause == "link" {
        delegate?.application(open: "guide://quarters")
      } else {
        fixture?.note.requests.first?.answer(.failure(.notFound))
      }
    case "favourite":
      try fixture?.openPlace()
      try fixture?.window.perform(.toggle(id: "place.favourite"))
      fixture?.favourite.requests.first?.answer(.failure(.notFound))
    case "place":
      delegate?.application(open: "guide://places/maat")
      fixture?.endTurn()
      fixture?.place.requests.first?.answer(.failure(.notFound))
    default:
      delegate?.application(open: "guide://reference/fish")
      fixture?.endTurn()
      fixture?.articles.articleRequests.first?.answer(.failure(.notFound))
    }
    #expect(fixture?.window.snapshot.alert != nil)
    let all = ModuleObjects(reachableFrom: delegate as Any, fixture?.window as Any)
    fixture = nil
    delegate = nil
    #expect(fixture == nil && delegate == nil && all.types.count > 5)
    #expect(all.alive.isEmpty)
  }
}
