import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

/// What is loaded is shared with the places opened from it, which change it.
extension PlacesViewModelTests {
  /// Asks as Next does for the page that follows.
  private func goNext(in loaded: LoadedPlaces, answer: Result<PlacePage, ServiceError>) {
    let request = loaded.loadPage { _ in }
    service.requests.last?.answer(answer)
    withExtendedLifetime(request) {}
  }

  @Test(
    "A page that Next has loaded hides that loading more failed",
    arguments: [PlacePage.last, .empty, .second])
  func nextAfterFailedMore(page: PlacePage) throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    viewModel.selectRow(at: 1)
    let list = try #require(delegate.lists.first)
    goNext(in: list, answer: .failure(.offline))
    #expect(viewModel.more.value == .failed)
    goNext(in: list, answer: .success(page))
    #expect(viewModel.more.value == nil)
    viewModel.loadMore()
    #expect(service.requests.count == (page.isLast ? 4 : 5))
  }

  @Test("A place that is gone hides neither that more is being loaded nor that this failed")
  func removalAfterFailedMore() throws {
    load()
    viewModel.selectRow(at: 1)
    viewModel.loadMore()
    try #require(delegate.lists.first).remove("aljube")
    #expect(viewModel.more.value == .loading)
    try service.requests[1].answer(.failure(.offline))
    try #require(delegate.lists.first).remove("fado")
    #expect(viewModel.more.value == .failed)
  }

  @Test("After a place is gone while a search waits, the text is named whose rows they were")
  func removalWhileSearching() throws {
    load()
    viewModel.search("ma")
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.success(.last))
    viewModel.selectRow(at: 0)
    viewModel.search("zoo")
    try #require(delegate.lists.first).remove("torre")
    #expect(names.isEmpty)
    #expect(viewModel.empty.value == "No places match “ma”.")
  }

  @Test("Selecting a row is told to the coordinator")
  func selection() {
    load()
    viewModel.selectRow(at: 1)
    #expect(delegate.selections == [.fado])
  }

  @Test("A place that is gone loses its row")
  func removal() throws {
    load()
    viewModel.selectRow(at: 1)
    let list = try #require(delegate.lists.first)
    list.remove("aljube")
    #expect(names == ["Fado"])
    #expect(changes.all == [.all, .removed(at: 0)])
    list.remove("fado")
    #expect(names.isEmpty)
    #expect(viewModel.empty.value == "Nothing here yet.")
  }

  @Test("A page that follows hides that no row was left")
  func moreAfterNone() throws {
    load(PlacePage(places: [.aljube], isLast: false))
    viewModel.selectRow(at: 0)
    viewModel.loadMore()
    try #require(delegate.lists.first).remove("aljube")
    #expect(viewModel.empty.value != nil)
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
    #expect(viewModel.empty.value == nil)
  }

  @Test("A page that someone else loads is shown, and so are the marks of its favourites")
  func pageOfOthers() throws {
    load()
    viewModel.selectRow(at: 1)
    let list = try #require(delegate.lists.first)
    goNext(in: list, answer: .success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
    try device.favourites.set(true, id: "torre")
    #expect(viewModel.rows.map(\.mark) == [nil, nil, "★"])
  }

  @Test("Its own page is shown once, and a list that is no longer shown is not followed")
  func ownPages() throws {
    load()
    viewModel.selectRow(at: 0)
    viewModel.loadMore()
    try service.requests[1].answer(.success(.last))
    #expect(changes.all == [.all, .added(2..<3)])
    viewModel.refresh()
    try service.requests[2].answer(.success(.first))
    #expect(changes.all == [.all, .added(2..<3), .all])
    try #require(delegate.lists.first).remove("aljube")
    #expect(changes.all.count == 3)
    #expect(names == ["Aljube", "Fado"])
  }
}
