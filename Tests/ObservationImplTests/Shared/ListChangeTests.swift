import Testing

@testable import ObservationImpl

struct ListChangeTests {
  @Test(
    "Pages that follow each other are one insertion, and any other mixture changes everything",
    arguments: [
      ([], .none), ([.inserted(0..<2)], .inserted(0..<2)), ([.removed(1..<2)], .removed(1..<2)),
      ([.inserted(2..<4), .inserted(4..<5), .inserted(5..<7)], .inserted(2..<7)),
      ([.inserted(2..<4), .inserted(2..<3)], .all), ([.inserted(2..<4), .removed(0..<1)], .all),
      ([.removed(0..<1), .removed(0..<1)], .all), ([.removed(0..<1), .inserted(1..<2)], .all),
      ([.all, .inserted(0..<2)], .all),
    ] as [([ListChange], ListChange)])
  func combined(changes: [ListChange], change: ListChange) {
    #expect(ListChange(changes) == change)
  }
}
