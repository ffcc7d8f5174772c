import HeadlessUI
import Testing

@testable import Stories

struct WalkCoverageTests {
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
