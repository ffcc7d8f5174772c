import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadPlacesActionTests {
  private let service = PlacesServiceDouble()
  private let action: LoadPlacesAction

  init() {
    action = LoadPlacesAction(query: PlaceQuery(), service: service)
    action.query = PlaceQuery(text: "fado")
  }

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [LoadPlacesAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.queries == [PlaceQuery(text: "fado")])
    #expect(service.pages == [0])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.first))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get().places == [.aljube, .fado])
  }

  @Test("A failure is answered as it is")
  func failure() throws {
    var errors: [ServiceError] = []
    action.run { if case .failure(let error) = $0 { errors.append(error) } }
    try service.requests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
  }
}
