import HeadlessUI
import Testing

struct IndexPathTests {
  @Test func rowsStandInTheOrderOfTheirSections() {
    let paths = [IndexPath(row: 0, section: 1), IndexPath(row: 2), IndexPath(row: 1, section: 1), IndexPath(row: 0)]
    #expect(
      paths.sorted()
        == [IndexPath(row: 0), IndexPath(row: 2), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)])
  }
}
