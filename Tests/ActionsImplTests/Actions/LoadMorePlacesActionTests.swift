import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadMorePlacesActionTests {
  private let service = PlacesServiceDouble()
  private let places: LoadedPlaces
  private let diary = Diary()

  init() {
    places = .loaded(from: service)
  }

  private func run() -> LoadMorePlacesAction {
    let action = LoadMorePlacesAction(places: places, service: service)
    action.run { [diary] in diary.note($0.error?.rawValue ?? "done") }
    return action
  }

  @Test("Run, it loads the page that follows")
  func page() throws {
    let action = run()
    #expect(service.pages == [0, 1])
    try service.requests[1].answer(.success(.second))
    #expect(diary.notes == ["done"])
    #expect(places.places == [.aljube, .fado, .maat])
    withExtendedLifetime(action) {}
  }

  @Test("A failure changes nothing")
  func failure() throws {
    let action = run()
    try service.requests[1].answer(.failure(.offline))
    #expect(diary.notes == ["offline"])
    #expect(places.places == [.aljube, .fado])
    withExtendedLifetime(action) {}
  }

  @Test("A page that two who share the places ask for is taken once")
  func twice() throws {
    let actions = [run(), run()]
    #expect(service.pages == [0, 1, 1])
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.success(.second))
    #expect(places.places == [.aljube, .fado, .maat])
    #expect(places.pageCount == 2)
    #expect(diary.notes == ["done", "done"])
    withExtendedLifetime(actions) {}
  }

  @Test("A page that somebody else has loaded meanwhile is no failure, but the next one can be")
  func loadedMeanwhile() throws {
    let actions = [run(), run()]
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.failure(.offline))
    #expect(diary.notes == ["done", "done"])
    let last = run()
    try service.requests[3].answer(.failure(.offline))
    #expect(diary.notes == ["done", "done", "offline"])
    withExtendedLifetime((actions, last)) {}
  }

  @Test("Cancelled, it drops the page")
  func cancel() throws {
    run().cancel()
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.success(.second))
    #expect(diary.notes.isEmpty)
    #expect(places.places == [.aljube, .fado])
  }

  @Test("Without any places it asks for nothing")
  func withoutPlaces() {
    LoadMorePlacesAction(service: service).run { _ in }
    #expect(service.pages == [0])
  }
}
