import SharedModel
import Testing

@testable import MVVMCImpl

extension PlacesViewModelTests {
  @Test("A failure to load more says so, and the next try may succeed")
  func moreFails() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    #expect(viewModel.more.value == LoadMoreViewModel(title: "Couldn't load more. Tap to retry.", isEnabled: true))
    #expect(names == ["Aljube", "Fado"])
    #expect(delegate.messages.isEmpty)
    #expect(viewModel.status.value == .idle)
    viewModel.loadMore()
    #expect(viewModel.more.value == LoadMoreViewModel(title: "Loading more…", isEnabled: false))
    #expect(service.pages == [0, 1, 1])
    try service.requests[2].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
  }

  @Test("While more is loaded no second request is sent, and its rows follow those that are there")
  func more() throws {
    load()
    viewModel.loadMore()
    viewModel.loadMore()
    #expect(viewModel.more.value == LoadMoreViewModel(title: "Loading more…", isEnabled: false))
    #expect(viewModel.status.value == .idle)
    #expect(service.pages == [0, 1])
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
    #expect(changes.all == [.all, .added(2..<3)])
    #expect(viewModel.more.value == nil)
  }

  @Test("Each page is asked for in its turn")
  func pages() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.success(.second))
    viewModel.loadMore()
    #expect(service.pages == [0, 1, 2])
  }

  @Test("No more is loaded when all is loaded")
  func complete() {
    load(.last)
    viewModel.loadMore()
    #expect(service.requests.count == 1)
    #expect(viewModel.more.value == nil)
  }

  @Test("No more is loaded when nothing is loaded yet, or has failed to")
  func moreOfNothing() throws {
    viewModel.loadMore()
    #expect(service.requests.isEmpty)
    viewModel.load()
    viewModel.loadMore()
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.failure(.offline))
    viewModel.loadMore()
    #expect(service.requests.count == 1)
    #expect(viewModel.more.value == nil)
  }

  @Test("No more is loaded while a search waits or is under way, or while the list refreshes")
  func moreWhileBusy() {
    load()
    viewModel.refresh()
    viewModel.loadMore()
    #expect(service.pages == [0, 0])
    viewModel.search("a")
    viewModel.loadMore()
    #expect(service.pages == [0, 0])
    device.clock.advance(by: .milliseconds(300))
    viewModel.loadMore()
    #expect(service.pages == [0, 0, 0])
    #expect(viewModel.more.value == nil)
  }
}
