import Testing

@testable import Benchmarks

struct GrowthErrorTests {
  @Test func whatIsNotListedIsSaid() {
    let error = GrowthError.otherRows(architecture: "A", task: .open, places: 100, expected: 20, found: 19)
    #expect(
      "\(error)" == "A lists 19 places instead of 20 after “Open the list, from the menu to its first page” in a guide "
        + "with 100. Only what works is measured; run “compare stories --architecture A”.")
    #expect(
      "\(GrowthError.neverSettles(architecture: "A", places: 100))"
        == "A never comes to rest in a guide with 100 places. Run “compare stories --architecture A”.")
  }
}
