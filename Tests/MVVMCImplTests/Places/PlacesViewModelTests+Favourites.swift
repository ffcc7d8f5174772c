import SharedModel
import Testing

@testable import MVVMCImpl

extension PlacesViewModelTests {
  @Test("A favourite is marked, and the mark follows every change; only that row has changed")
  func marks() throws {
    try fixture.dependencies.favourites.set(true, id: "castelo")
    load()
    #expect(viewModel.rows.map(\.mark) == ["★", nil])
    #expect(changes.all == [.all])
    try fixture.dependencies.favourites.set(true, id: "fado")
    #expect(viewModel.rows.map(\.mark) == ["★", "★"])
    #expect(changes.all == [.all, .changed(at: 1)])
    try fixture.dependencies.favourites.set(false, id: "castelo")
    #expect(viewModel.rows.map(\.mark) == [nil, "★"])
    #expect(changes.all == [.all, .changed(at: 1), .changed(at: 0)])
  }

  @Test("A change of a place that is not in the list changes no row")
  func foreignMark() throws {
    try fixture.dependencies.favourites.set(true, id: "maat")
    #expect(names.isEmpty)
    load()
    try fixture.dependencies.favourites.set(false, id: "maat")
    #expect(changes.all == [.all])
    #expect(names.count == 2)
  }

  @Test("The rows that stay while a search waits or has been asked follow the favourites as well")
  func marksWhileSearching() throws {
    load()
    viewModel.search("m")
    try fixture.dependencies.favourites.set(true, id: "castelo")
    fixture.clock.advance(by: .milliseconds(300))
    try fixture.dependencies.favourites.set(true, id: "fado")
    #expect(viewModel.rows.map(\.mark) == ["★", "★"])
  }
}
