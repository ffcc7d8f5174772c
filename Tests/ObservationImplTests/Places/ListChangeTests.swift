import Testing

@testable import ObservationImpl

struct ListChangeTests {
  @Test(
    "What has come or gone in one place is told, and else that all may be others",
    arguments: [
      ("abc", "abc", ListChange.none), ("", "", .none), ("", "abc", .all), ("abc", "", .removed(0..<3)),
      ("ab", "abcd", .inserted(2..<4)), ("cd", "abcd", .inserted(0..<2)), ("ad", "abcd", .inserted(1..<3)),
      ("abcd", "acd", .removed(1..<2)), ("abcd", "ab", .removed(2..<4)), ("abc", "axc", .all), ("abc", "bca", .all),
    ])
  func change(old: String, new: String, change: ListChange) {
    #expect(ListChange(from: Array(old), to: Array(new)) == change)
  }
}
