import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

extension PlacesViewModelTests {
  @Test("A favourite is marked, and the mark follows every change; only that row has changed")
  func marks() throws {
    try device.favourites.set(true, id: "aljube")
    load()
    #expect(viewModel.rows.map(\.mark) == ["★", nil])
    #expect(changes.all == [.all])
    try device.favourites.set(true, id: "fado")
    #expect(viewModel.rows.map(\.mark) == ["★", "★"])
    #expect(changes.all == [.all, .changed(at: 1)])
    try device.favourites.set(false, id: "aljube")
    #expect(viewModel.rows.map(\.mark) == [nil, "★"])
    #expect(changes.all == [.all, .changed(at: 1), .changed(at: 0)])
  }

  @Test("A change of a place that is not in the list changes no row")
  func foreignMark() throws {
    try device.favourites.set(true, id: "maat")
    #expect(names.isEmpty)
    load()
    try device.favourites.set(false, id: "maat")
    #expect(changes.all == [.all])
    #expect(names.count == 2)
  }

  @Test("The rows that stay while a search waits or has been asked follow the favourites as well")
  func marksWhileSearching() throws {
    load()
    viewModel.search("m")
    try device.favourites.set(true, id: "aljube")
    device.clock.advance(by: .milliseconds(300))
    try device.favourites.set(true, id: "fado")
    #expect(viewModel.rows.map(\.mark) == ["★", "★"])
  }
}
