import SharedModel
import Testing

@testable import MVVMCImpl

struct PlacesViewModelTests {
  /// What was told of the rows.
  final class RowsChanges {
    var all: [PlacesViewModel.RowsChange] = []
  }

  let fixture = AppFixture()
  let delegate = PlacesViewModelCoordinatorDelegateDouble()
  let changes = RowsChanges()
  let viewModel: PlacesViewModel

  var service: PlacesServiceDouble { fixture.places }
  var names: [String] { viewModel.rows.map(\.name) }

  init() {
    viewModel = Self.make(fixture)
    viewModel.coordinatorDelegate = delegate
    viewModel.rowsDidChange.bind { [changes] in changes.all.append($0) }
  }

  private static func make(_ fixture: AppFixture, query: PlaceQuery = PlaceQuery()) -> PlacesViewModel {
    PlacesViewModel(
      places: fixture.places, favourites: fixture.dependencies.favourites, clock: fixture.clock,
      searchDebounce: .milliseconds(300), title: "Places", query: query)
  }

  func load(_ page: PlacePage = .first) {
    viewModel.load()
    service.requests[0].answer(.success(page))
  }

  // MARK: - First load

  @Test(
    "A failed first load shows why",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) {
    viewModel.load()
    service.requests[0].answer(.failure(failure))
    #expect(viewModel.error.value == text)
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.empty.value == nil)
    #expect(delegate.messages.isEmpty)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() {
    viewModel.load()
    service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.error.value == nil)
    #expect(viewModel.isLoading.value)
    service.requests[1].answer(.success(.last))
    #expect(names == ["MAAT"])
  }

  @Test("Without any place it says so")
  func empty() {
    viewModel.load()
    #expect(viewModel.empty.value == nil)
    service.requests[0].answer(.success(.none))
    #expect(viewModel.empty.value == "Nothing here yet.")
  }

  @Test("The spinner turns from the request for the first page to the reply")
  func loading() {
    #expect(!viewModel.isLoading.value)
    viewModel.load()
    #expect(viewModel.isLoading.value)
    #expect(service.queries == [PlaceQuery()])
    #expect(service.pages == [0])
    service.requests[0].answer(.success(.first))
    #expect(!viewModel.isLoading.value)
    #expect(
      viewModel.rows == [
        PlaceRowViewModel(name: "Castelo", summary: "High"), PlaceRowViewModel(name: "Fado museum", summary: "Sad"),
      ])
    #expect(changes.all == [.all])
    #expect(viewModel.more.value == nil)
    #expect(viewModel.empty.value == nil)
  }

  @Test("Its title and text are part of where the user is")
  func restorableState() {
    let restored = Self.make(fixture, query: PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(restored.searchText == "ma")
    #expect(restored.restorableState == .places(quarterID: "belem", title: "Places", query: "ma"))
    restored.load()
    #expect(service.queries == [PlaceQuery(text: "ma", quarterID: "belem")])
    restored.search("fado ")
    #expect(restored.restorableState == .places(quarterID: "belem", title: "Places", query: "fado "))
  }

  // MARK: - Lifetime

  @Test("A view model that goes away cancels its load")
  func loadCancelled() {
    var viewModel: PlacesViewModel? = Self.make(fixture)
    weak let reference = viewModel
    viewModel?.load()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.requests[0].isCancelled)
  }

  @Test("A view model that goes away drops a search that waits")
  func searchCancelled() {
    var viewModel: PlacesViewModel? = Self.make(fixture)
    weak let reference = viewModel
    viewModel?.search("m")
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(fixture.clock.nextDue == nil)
  }

  @Test("A view model that goes away cancels its request for more, or its refresh", arguments: [true, false])
  func laterRequestsCancelled(isMore: Bool) {
    var viewModel: PlacesViewModel? = Self.make(fixture)
    weak let reference = viewModel
    viewModel?.load()
    service.requests[0].answer(.success(.first))
    if isMore { viewModel?.loadMore() } else { viewModel?.refresh() }
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.requests[1].isCancelled)
  }

  @Test("The coordinator is held weakly")
  func weakCoordinator() {
    var coordinator: PlacesViewModelCoordinatorDelegateDouble? = PlacesViewModelCoordinatorDelegateDouble()
    viewModel.coordinatorDelegate = coordinator
    #expect(viewModel.coordinatorDelegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && viewModel.coordinatorDelegate == nil)
  }
}
