import HeadlessUI
import Testing

@testable import Stories

struct WalkMemoryTests {
  private let first = WalkAction.interact(.goBack)
  private let second = WalkAction.settle
  private var memory = WalkMemory()

  private mutating func choose(_ actions: WalkAction..., in snapshot: Snapshot = .places) -> WalkAction {
    let action = memory.leastTaken(of: actions, in: snapshot)
    memory.note(action, in: snapshot)
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

  @Test(arguments: [
    ("tap a", WalkAction.interact(.tap(id: "a"))), ("type into a", .interact(.type(text: "x", id: "a"))),
    ("select in l", .interact(.selectRow(number: 3, id: "l"))), ("time passes", .pass(milliseconds: 299)),
    ("open guide://places/…/note", .interact(.open(link: "guide://places/maat/note"))),
    ("open guide://places", .interact(.open(link: "guide://places"))),
    ("a place is removed", .remove(.place, id: "maat")),
    ("note fails", .fail(.note, .offline)), ("note fails once", .failOnce(.note, .notFound)),
  ])
  func whatChancePutInMakesNoKind(kind: String, action: WalkAction) {
    #expect(action.kind == kind)
  }

  @Test func anAlertIsAScreenOfItsOwn() {
    #expect(Snapshot.places.front == "places")
    #expect(Snapshot.note.front == "alert over note")
  }
}
