import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct PlacesViewModelTests {
  /// The reported changes of the rows.
  final class RowsChanges {
    var all: [PlacesViewModel.RowsChange] = []
  }

  let device = DeviceDouble()
  let delegate = PlacesViewModelCoordinatorDelegateDouble()
  let changes = RowsChanges()
  let viewModel: PlacesViewModel

  var service: PlacesServiceDouble { device.places }
  var names: [String] { viewModel.rows.map(\.name) }

  init() {
    viewModel = Self.make(device)
    viewModel.coordinatorDelegate = delegate
    viewModel.rowsDidChange.bind { [changes] in changes.all.append($0) }
  }

  private static func make(_ device: DeviceDouble, query: PlaceQuery = PlaceQuery()) -> PlacesViewModel {
    PlacesViewModel(
      places: device.places, favourites: device.favourites, clock: device.clock,
      searchDebounce: .milliseconds(300), title: "Places", query: query)
  }

  func load(_ page: PlacePage = .first) {
    viewModel.load()
    service.requests.last?.answer(.success(page))
  }

  // MARK: - First load

  @Test("A failed first load shows why", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) throws {
    viewModel.load()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.status.value == .failed(text))
    #expect(viewModel.empty.value == nil)
    #expect(delegate.messages.isEmpty)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
  }

  @Test("Without any place it says so")
  func empty() throws {
    viewModel.load()
    #expect(viewModel.empty.value == nil)
    try service.requests[0].answer(.success(.empty))
    #expect(viewModel.empty.value == "Nothing here yet.")
  }

  @Test("The spinner turns from the request for the first page to the reply")
  func loading() throws {
    #expect(viewModel.status.value == .idle)
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    #expect(service.queries == [PlaceQuery()])
    #expect(service.pages == [0])
    try service.requests[0].answer(.success(.first))
    #expect(viewModel.status.value == .idle)
    #expect(
      viewModel.rows == [
        PlaceRowViewModel(name: "Aljube", summary: "Grave"), PlaceRowViewModel(name: "Fado", summary: "Loud"),
      ])
    #expect(changes.all == [.all])
    #expect(viewModel.more.value == nil)
    #expect(viewModel.empty.value == nil)
  }

  @Test("Its title and text are part of the navigation state")
  func restorableState() {
    let restored = Self.make(device, query: PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(restored.searchText == "ma")
    #expect(restored.restorableState == .places(quarterID: "belem", title: "Places", query: "ma"))
    restored.load()
    #expect(service.queries == [PlaceQuery(text: "ma", quarterID: "belem")])
    restored.search("fado ")
    #expect(restored.restorableState == .places(quarterID: "belem", title: "Places", query: "fado "))
  }
}
