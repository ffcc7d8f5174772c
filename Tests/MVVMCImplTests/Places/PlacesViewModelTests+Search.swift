import SharedModel
import Testing

@testable import MVVMCImpl

extension PlacesViewModelTests {
  @Test("After a failed search there is an error instead of rows, and loading again asks for the new text")
  func searchFails() throws {
    load()
    viewModel.search("x")
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.failure(.offline))
    #expect(names.isEmpty)
    #expect(viewModel.status.value == .failed("No connection."))
    viewModel.load()
    #expect(service.queries.last == PlaceQuery(text: "x"))
  }

  @Test("A failed search takes away what an earlier one said of no matches")
  func searchFailsAfterNoMatch() throws {
    load(.empty)
    viewModel.search("x")
    device.clock.advance(by: .milliseconds(300))
    #expect(viewModel.empty.value == "Nothing here yet.")
    try service.requests[1].answer(.failure(.offline))
    #expect(viewModel.empty.value == nil)
  }

  @Test("An edit drops all other requests", arguments: ["load", "search", "more", "refresh"])
  func editDropsRequests(pending: String) throws {
    viewModel.load()
    if pending != "load" { try service.requests[0].answer(.success(.first)) }
    switch pending {
    case "search":
      viewModel.search("a")
      device.clock.advance(by: .milliseconds(300))
    case "more": viewModel.loadMore()
    case "refresh": viewModel.refresh()
    default: break
    }
    let request = try #require(service.requests.last)
    #expect(!request.isCancelled)
    viewModel.search("m")
    #expect(request.isCancelled)
    #expect(viewModel.status.value == .loading)
  }

  @Test("A late reply to an older text changes nothing")
  func lateReply() throws {
    load()
    viewModel.search("m")
    device.clock.advance(by: .milliseconds(300))
    viewModel.search("ma")
    try service.requests[1].answer(.success(.empty))
    #expect(names == ["Aljube", "Fado"])
    #expect(viewModel.empty.value == nil)
    #expect(viewModel.status.value == .loading)
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.failure(.offline))
    try service.requests[2].answer(.success(.last))
    #expect(names == ["Torre"])
    #expect(viewModel.status.value == .idle)
  }

  @Test("An edit drops a request for more and hides the footer")
  func editDropsMore() throws {
    load()
    viewModel.loadMore()
    viewModel.search("m")
    #expect(try service.requests[1].isCancelled)
    #expect(viewModel.more.value == nil)
    #expect(names.count == 2)
  }

  @Test("An edit hides what an earlier failure to load more has left")
  func editHidesMore() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    viewModel.search("m")
    #expect(viewModel.more.value == nil)
  }

  @Test("An edit drops a refresh, which is over, and its failure is told to nobody")
  func editDropsRefresh() throws {
    load()
    viewModel.refresh()
    viewModel.search("m")
    #expect(try service.requests[1].isCancelled)
    #expect(!viewModel.isRefreshing.value)
    try service.requests[1].answer(.failure(.offline))
    #expect(delegate.messages.isEmpty)
  }

  @Test("An edit hides the error")
  func editHidesError() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.search("m")
    #expect(viewModel.status.value == .loading)
  }

  @Test("A search waits until 300 ms after the last edit")
  func debounce() {
    load()
    viewModel.search("m")
    device.clock.advance(by: .milliseconds(200))
    viewModel.search("ma")
    device.clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    #expect(viewModel.status.value == .loading)
    #expect(names.count == 2)
    device.clock.advance(by: .milliseconds(1))
    #expect(service.queries == [PlaceQuery(), PlaceQuery(text: "ma")])
    #expect(service.pages == [0, 0])
    device.clock.advance(by: .seconds(1))
    #expect(service.requests.count == 2)
  }

  @Test("The reply to a search replaces the rows")
  func search() throws {
    load()
    viewModel.search("ma")
    device.clock.advance(by: .milliseconds(300))
    #expect(names.count == 2)
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
    #expect(viewModel.status.value == .idle)
  }

  @Test("Without a match it names the text")
  func noMatch() throws {
    load()
    viewModel.search(" zoo ")
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.success(.empty))
    #expect(names.isEmpty)
    #expect(viewModel.empty.value == "No places match “zoo”.")
    viewModel.search("m")
    device.clock.advance(by: .milliseconds(300))
    #expect(viewModel.empty.value == "No places match “zoo”.")
    try service.requests[2].answer(.success(.last))
    #expect(viewModel.empty.value == nil)
  }

  @Test("An edit that brings the old text back searches, too")
  func sameText() {
    load()
    viewModel.search("m")
    viewModel.search("")
    device.clock.advance(by: .milliseconds(300))
    #expect(service.queries == [PlaceQuery(), PlaceQuery()])
  }

  @Test("More of a search is more of the same search")
  func moreOfSearch() throws {
    load()
    viewModel.search("a")
    device.clock.advance(by: .milliseconds(300))
    try service.requests[1].answer(.success(.first))
    viewModel.loadMore()
    #expect(service.queries.last == PlaceQuery(text: "a"))
    #expect(service.pages.last == 1)
  }
}
