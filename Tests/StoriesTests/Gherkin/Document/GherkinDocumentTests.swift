import Testing

@testable import Stories

struct SourceLocationTests {
  @Test func locationsAreOrderedAsTheyAreRead() {
    let places = [(2, 1), (1, 9), (1, 2), (10, 1)].map { SourceLocation(line: $0.0, column: $0.1) }
    #expect(places.sorted().map(\.line) == [1, 1, 2, 10])
    #expect(places.sorted().map(\.column) == [2, 9, 1, 1])
  }
}
