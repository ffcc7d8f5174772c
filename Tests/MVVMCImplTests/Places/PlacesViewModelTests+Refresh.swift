import SharedModel
import Testing

@testable import MVVMCImpl

extension PlacesViewModelTests {
  @Test("A failed refresh is told, and keeps rows and pages")
  func refreshFails() throws {
    load()
    viewModel.refresh()
    try service.requests[1].answer(.failure(.offline))
    #expect(delegate.messages == ["Couldn't refresh."])
    #expect(names.count == 2)
    #expect(viewModel.status.value == .idle)
    #expect(!viewModel.isRefreshing.value)
    viewModel.loadMore()
    #expect(service.pages == [0, 0, 1])
  }

  @Test("Until a load has succeeded, refreshing is loading")
  func refreshAfterFailure() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.refresh()
    #expect(viewModel.status.value == .loading)
    #expect(!viewModel.isRefreshing.value)
    #expect(service.requests.count == 2)
    try service.requests[1].answer(.failure(.serverError))
    #expect(viewModel.status.value == .failed("Something went wrong."))
    #expect(delegate.messages.isEmpty)
  }

  @Test("A pull while it loads sends nothing, and the list is told to stop")
  func refreshWhileLoading() throws {
    viewModel.load()
    var heard: [Bool] = []
    viewModel.isRefreshing.bind { heard.append($0) }
    viewModel.refresh()
    #expect(heard == [false, false])
    #expect(service.requests.count == 1)
    #expect(try !service.requests[0].isCancelled)
  }

  @Test("While a search waits, pulling sends nothing")
  func refreshWhileSearching() {
    load()
    viewModel.search("m")
    var heard: [Bool] = []
    viewModel.isRefreshing.bind { heard.append($0) }
    viewModel.refresh()
    #expect(heard == [false, false])
    #expect(service.requests.count == 1)
    device.clock.advance(by: .milliseconds(300))
    #expect(service.requests.count == 2)
  }

  @Test("While a refresh is under way no second one is sent")
  func oneRefresh() {
    load()
    viewModel.refresh()
    viewModel.refresh()
    #expect(service.requests.count == 2)
    #expect(viewModel.isRefreshing.value)
  }

  @Test("A pull drops a request for more")
  func refreshDropsMore() throws {
    load()
    viewModel.loadMore()
    viewModel.refresh()
    #expect(try service.requests[1].isCancelled)
    #expect(viewModel.more.value == nil)
    #expect(viewModel.isRefreshing.value)
    #expect(service.pages == [0, 1, 0])
  }

  @Test("A pull hides what an earlier failure to load more has left")
  func refreshHidesMore() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    viewModel.refresh()
    #expect(viewModel.more.value == nil)
  }

  @Test("A refresh starts again at the first page")
  func refresh() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.success(.last))
    viewModel.refresh()
    #expect(viewModel.isRefreshing.value)
    #expect(viewModel.status.value == .idle)
    #expect(names.count == 3)
    try service.requests[2].answer(.success(.first))
    #expect(!viewModel.isRefreshing.value)
    #expect(names == ["Aljube", "Fado"])
    viewModel.loadMore()
    #expect(service.pages == [0, 1, 0, 1])
  }

  @Test("A refresh asks for what was searched for, and may find nothing any more")
  func refreshSearch() throws {
    load()
    viewModel.search("ma")
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.success(.last))
    viewModel.refresh()
    #expect(service.queries.last == PlaceQuery(text: "ma"))
    try service.requests[2].answer(.success(.empty))
    #expect(viewModel.empty.value == "No places match “ma”.")
    #expect(names.isEmpty)
  }
}
