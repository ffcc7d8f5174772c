import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadMorePlacesActionTests {
  private let service = PlacesServiceDouble()
  private let places = LoadedPlaces(query: PlaceQuery(quarterID: "alfama"), firstPage: .first)
  private let diary = Diary()

  private func run() -> Cancellable? {
    LoadMorePlacesAction(places: places, service: service).run { [diary] result in
      switch result {
      case .success(let page): diary.note(page.map { $0.places.map(\.id).joined(separator: " ") } ?? "nothing")
      case .failure(let error): diary.note(error.rawValue)
      }
    }
  }

  @Test("It calls back with the next page, and leaves the places to the interactor")
  func page() throws {
    let handle = run()
    #expect(service.queries == [PlaceQuery(quarterID: "alfama")] && service.pages == [1])
    try service.requests[0].answer(.success(.second))
    #expect(diary.notes == ["maat"])
    #expect(places.places == [.aljube, .fado])
    withExtendedLifetime(handle) {}
  }

  @Test("It calls back with a failure")
  func failure() throws {
    let handle = run()
    try service.requests[0].answer(.failure(.offline))
    #expect(diary.notes == ["offline"])
    withExtendedLifetime(handle) {}
  }

  @Test(
    "Once another screen has added the page, the answer doesn't matter",
    arguments: [.success(.second), .failure(.offline)] as [Result<PlacePage, ServiceError>])
  func loadedMeanwhile(answer: Result<PlacePage, ServiceError>) throws {
    let handle = run()
    places.add(.second)
    try service.requests[0].answer(answer)
    #expect(diary.notes == ["nothing"])
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    run()?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
