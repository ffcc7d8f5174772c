import SharedModel
import Testing

@testable import MVVMCImpl

/// The list is shared with the places opened from it, which change it.
extension PlacesViewModelTests {
  @Test("Selecting a row is told to the coordinator, with the list that is shown")
  func selection() throws {
    load()
    viewModel.selectRow(at: 1)
    #expect(delegate.selections == [.fado])
    let list = try #require(delegate.lists.first)
    list.remove("castelo")
    #expect(names == ["Fado museum"])
    list.remove("fado")
    #expect(names.isEmpty)
    #expect(viewModel.empty.value == "Nothing here yet.")
  }

  @Test("A page that someone else loads is shown, and so are the marks of its favourites")
  func pageOfOthers() throws {
    load()
    viewModel.selectRow(at: 1)
    let list = try #require(delegate.lists.first)
    let request = list.obtainPlace(after: "fado") { _ in }
    service.requests[1].answer(.success(.last))
    withExtendedLifetime(request) {}
    #expect(names == ["Castelo", "Fado museum", "MAAT"])
    try fixture.dependencies.favourites.set(true, id: "maat")
    #expect(viewModel.rows.value.rows.map(\.mark) == [nil, nil, "★"])
  }

  @Test("Its own page is shown once, and a list that is no longer shown is not followed")
  func ownPages() throws {
    load()
    viewModel.selectRow(at: 0)
    var changes = 0
    viewModel.rows.bind { _ in changes += 1 }
    viewModel.loadMore()
    service.requests[1].answer(.success(.last))
    #expect(changes == 2)
    viewModel.refresh()
    service.requests[2].answer(.success(.first))
    #expect(changes == 3)
    try #require(delegate.lists.first).remove("castelo")
    #expect(changes == 3)
    #expect(names == ["Castelo", "Fado museum"])
  }
}
