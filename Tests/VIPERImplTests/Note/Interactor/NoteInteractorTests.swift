import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct NoteInteractorTests {
  private let service = NoteServiceDouble()
  private let output = NoteInteractorOutputDouble()
  private let interactor: NoteInteractor

  init() {
    interactor = NoteInteractor(service: service, notes: Fixtures.notes(["maat": "Go early"]))
    interactor.output = output
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    interactor.saveNote("x", placeID: "maat")
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.savedCount == 0)
  }

  @Test("The trimmed text is saved")
  func saving() throws {
    interactor.saveNote(" x \n", placeID: "maat")
    #expect(service.texts == ["x"] && service.ids == ["maat"] && service.requests.cancelledCount == 0)
    try service.requests[0].answer(.success(()))
    #expect(output.savedCount == 1 && output.errors.isEmpty)
  }

  @Test("The saved note is that of the place; without one it is empty")
  func savedText() {
    #expect(interactor.obtainSavedText(placeID: "maat") == "Go early")
    #expect(interactor.obtainSavedText(placeID: "aljube") == "")
  }

  @Test("A text is changed when it differs, once trimmed, from the saved note")
  func changes() {
    #expect(!interactor.isChanged(" Go early ", placeID: "maat"))
    #expect(interactor.isChanged("", placeID: "maat"))
    #expect(!interactor.isChanged(" ", placeID: "aljube"))
  }

  @Test("The trimmed text is counted, in characters as a reader counts them")
  func length() {
    #expect(interactor.countCharacters(of: " cafe\u{301} ") == 4 && interactor.obtainLongestLength() == 140)
  }

  @Test("A changed text of at most 140 characters can be saved")
  func limit() {
    #expect(!interactor.maySave("Go early", placeID: "maat"))
    #expect(interactor.maySave(String(repeating: "é", count: 140), placeID: "maat"))
    #expect(!interactor.maySave(String(repeating: "é", count: 141), placeID: "maat"))
  }
}
