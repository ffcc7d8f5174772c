import Testing

@testable import MVVMCImpl

struct PlaceRowsViewModelTests {
  private static let names = ["Castelo", "Fado museum", "MAAT"]
  private let three = names.map { PlaceRowViewModel(name: $0, summary: "", mark: nil) }

  @Test("At first all rows are new")
  func made() {
    #expect(PlaceRowsViewModel().rows.isEmpty)
    let rows = PlaceRowsViewModel(rows: three)
    #expect(rows.rows == three)
    #expect(rows.change == .all)
  }

  @Test("Rows that come stand at the end, and no others have changed")
  func appended() {
    var rows = PlaceRowsViewModel(rows: [three[0]])
    rows.append([three[1], three[2]])
    #expect(rows.rows == three)
    #expect(rows.change == .added(1..<3))
    rows.append([])
    #expect(rows.change == .added(3..<3))
  }

  @Test("A row that goes was where it is said to have been")
  func removed() {
    var rows = PlaceRowsViewModel(rows: three)
    rows.remove(at: 1)
    #expect(rows.rows == [three[0], three[2]])
    #expect(rows.change == .removed(at: 1))
  }

  @Test("A mark changes its row alone")
  func marked() {
    var rows = PlaceRowsViewModel(rows: three)
    rows.setMark("★", at: 2)
    #expect(rows.rows.map(\.mark) == [nil, nil, "★"])
    #expect(rows.change == .changed(at: 2))
  }
}
