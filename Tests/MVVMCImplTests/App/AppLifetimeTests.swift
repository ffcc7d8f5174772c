import SharedModel
import Testing

@testable import MVVMCImpl

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
    let replaced = ModuleObjects(reachableFrom: delegate)
    delegate.application(open: second)
    #expect(replaced.types.isSuperset(of: Flow.app.union(Flow.menu).union(["Observable"])))
    #expect(replaced.types.count >= 9)
    #expect(replaced.alive == Flow.app.union(["GuideCoordinator"]))
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
    let fixture = AppFixture(user: user, savedState: SavedState(screens: screens, note: note))
    var delegate: AppDelegate? = fixture.launch()
    let all = ModuleObjects(reachableFrom: delegate as Any)
    delegate = nil
    fixture.window.rootViewController = nil
    #expect(delegate == nil && all.types.count > 5)
    #expect(all.types.isSuperset(of: Flow.note) == (user != nil && note != nil))
    #expect(all.alive.isEmpty)
  }
}
