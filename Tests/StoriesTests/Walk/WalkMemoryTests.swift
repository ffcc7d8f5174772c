import HeadlessUI
import Testing

@testable import Stories

struct WalkMemoryTests {
  private let first = WalkAction.interact(.goBack)
  private let second = WalkAction.settle

  @Test func whatWasTakenLeastComesFirst() {
    var memory = WalkMemory()
    #expect(memory.leastTaken(of: [first, second], in: .places) == first)
    memory.note(first, in: .places, among: [])
    #expect(memory.leastTaken(of: [first, second], in: .places) == second)
    #expect(memory.leastTaken(of: [first, first], in: .places) == first)
  }

  @Test func whatWasTakenElsewhereIsNewHere() {
    var memory = WalkMemory()
    var loaded = Snapshot.places
    loaded.screen.elements.removeAll { $0.id == "places.spinner" }
    memory.note(first, in: .empty, among: [])
    memory.note(first, in: loaded, among: [])
    #expect(memory.leastTaken(of: [first, second], in: .places) == first)
    #expect(memory.leastTaken(of: [first, second], in: loaded) == second)
  }

  @Test func amongThoseTakenAsOftenTheNewSuccessionComesFirst() {
    var memory = WalkMemory()
    // Both were taken once here, the first of them after a relaunch, as it would be now.
    for action in [second, .relaunch, first, .relaunch] { memory.note(action, in: .places, among: []) }
    #expect(memory.leastTaken(of: [first, second], in: .places) == second)
  }

  @Test func whatIsCoveredIsCountedOnce() {
    var memory = WalkMemory()
    memory.note(first, in: .places, among: ["a", "b"])
    memory.note(first, in: .places, among: ["b"])
    #expect(memory.coverage.possible.map(\.kind).sorted() == ["When I go back", "a", "b"])
    #expect(memory.coverage.taken == [WalkChoice(first, in: .places)])
  }
}
