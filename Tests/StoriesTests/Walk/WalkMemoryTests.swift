import HeadlessUI
import Testing

@testable import Stories

struct WalkMemoryTests {
  private let first = WalkAction.interact(.goBack)
  private let second = WalkAction.settle
  private var memory = WalkMemory()

  private mutating func choose(_ actions: WalkAction..., in snapshot: Snapshot = .places) -> WalkAction {
    let action = memory.leastTaken(of: actions, in: snapshot)
    memory.note(action, in: snapshot) { ["a", "b"] }
    return action
  }

  @Test mutating func whatWasTakenLeastComesFirst() {
    #expect(choose(first, second) == first)
    #expect(choose(first, second) == second)
    #expect(choose(first) == first)
    #expect(choose(first, second) == second)
  }

  @Test mutating func whatWasTakenElsewhereIsNewHere() {
    var loaded = Snapshot.places
    loaded.screen.elements.removeAll { $0.id == "places.spinner" }
    #expect(choose(first, in: .empty) == first)
    #expect(choose(first, in: loaded) == first)
    #expect(choose(.relaunch, in: .empty) == .relaunch)
    #expect(choose(first, second) == first)
    #expect(choose(first, second, in: loaded) == second)
  }

  @Test mutating func amongThoseTakenAsOftenTheNewSuccessionComesFirst() {
    // Both were taken once here; the first, like now, after a relaunch.
    for action in [second, .relaunch, first, .relaunch] { #expect(choose(action) == action) }
    #expect(choose(first, second) == second)
  }

  @Test mutating func whatIsCoveredIsCountedOnce() {
    for _ in 1...2 { _ = choose(first) }
    #expect(memory.coverage.possible.map(\.kind).sorted() == ["When I go back", "a", "b"])
    #expect(memory.coverage.taken == [WalkChoice(screen: "places", kind: "When I go back")])
  }
}
