import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct NoteViewModelTests {
  private let fixture = GuideFixture()

  private var service: NoteServiceDouble { fixture.device.note }
  private var isOpen: Bool { fixture.navigation.note != nil }

  /// A note that is open.
  private func make(text: String? = nil, saved: String = "Go early") throws -> NoteViewModel {
    try fixture.device.notes.set(saved, for: "maat")
    let viewModel = fixture.guide.makeNote(on: "maat", text)
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
    fixture.navigation.path = [.place(fixture.guide.makePlace("maat", known: .maat, in: loaded))]
    fixture.navigation.modal = .note(viewModel)
    return viewModel
  }

  private func tap(_ title: String, in viewModel: NoteViewModel) {
    let button = viewModel.alert?.buttons.first { $0.title == title }
    viewModel.alert = nil
    button?.action()
  }

  @Test("A failure is told, and the text stays", arguments: [ServiceError.offline, .serverError])
  func saveFails(failure: ServiceError) throws {
    let viewModel = try make()
    viewModel.edit("Go late")
    viewModel.save()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.alert?.message == "Couldn't save the note.")
    #expect(!viewModel.isSaving)
    #expect(viewModel.canSave)
    #expect(viewModel.text == "Go late")
    tap("OK", in: viewModel)
    #expect(isOpen)
  }

  @Test("A place that is gone closes the note, and is left")
  func placeGone() throws {
    let viewModel = try make()
    viewModel.edit("Go late")
    viewModel.save()
    try service.requests[0].answer(.failure(.notFound))
    #expect(viewModel.alert?.message == "This place is no longer in the guide.")
    #expect(isOpen)
    tap("OK", in: viewModel)
    #expect(!isOpen && fixture.navigation.path.isEmpty)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() throws {
    let viewModel = try make()
    viewModel.edit(" Go late ")
    viewModel.save()
    viewModel.save()
    viewModel.cancel()
    #expect(service.texts == ["Go late"])
    #expect(service.ids == ["maat"])
    #expect(viewModel.isSaving && viewModel.wouldLose && !viewModel.canSave)
    #expect(isOpen && viewModel.alert == nil)
  }

  @Test("Success stores the note, and closes it")
  func success() throws {
    let viewModel = try make()
    viewModel.edit("Go late")
    viewModel.save()
    try fixture.device.acceptNote()
    #expect(fixture.device.notes.text(for: "maat") == "Go late")
    #expect(!isOpen && fixture.navigation.path.count == 1)
  }

  @Test("An unchanged text is left at once")
  func unchanged() throws {
    let viewModel = try make()
    viewModel.edit(" Go early ")
    #expect(!viewModel.canSave && !viewModel.wouldLose)
    viewModel.save()
    #expect(service.requests.isEmpty)
    viewModel.cancel()
    #expect(!isOpen)
  }

  @Test("A changed text is left only after asking", arguments: ["Discard", "Keep editing"])
  func changed(answer: String) throws {
    let viewModel = try make()
    viewModel.edit(String(repeating: "a", count: 141))
    #expect(viewModel.wouldLose)
    viewModel.cancel()
    #expect(isOpen)
    #expect(viewModel.alert?.message == "Discard changes?")
    tap(answer, in: viewModel)
    #expect(isOpen == (answer == "Keep editing"))
  }

  @Test("A changed text of at most 140 characters can be saved")
  func length() throws {
    let viewModel = try make()
    #expect(!viewModel.canSave)
    viewModel.edit(String(repeating: "👩‍🚀", count: 140) + " ")
    #expect(viewModel.canSave)
    viewModel.edit(String(repeating: "👩‍🚀", count: 141))
    #expect(!viewModel.canSave)
    #expect(viewModel.count == "141/140")
  }

  @Test("The trimmed text is counted", arguments: [("", "0/140"), (" Go \n", "2/140"), ("👩‍🚀👩‍🚀", "2/140")])
  func count(text: String, count: String) throws {
    let viewModel = try make()
    #expect(viewModel.count == "8/140")
    viewModel.edit(text)
    #expect(viewModel.count == count)
  }

  @Test("An empty text deletes the note")
  func empty() throws {
    let viewModel = try make()
    viewModel.edit(" ")
    #expect(viewModel.canSave)
    viewModel.save()
    #expect(service.texts == [""])
    try fixture.device.acceptNote()
    #expect(fixture.device.notes.text(for: "maat") == nil)
    #expect(!isOpen)
    #expect(try !make(text: "", saved: "").canSave)
  }

  @Test("It starts with the saved note, or with the draft")
  func start() throws {
    #expect(try make().text == "Go early")
    let restored = try make(text: "Go")
    #expect(restored.text == "Go" && restored.canSave && restored.wouldLose)
    #expect(try make(saved: "").text == "")
  }

  @Test("Its text is part of the navigation state")
  func draft() throws {
    let viewModel = try make(text: "Go")
    #expect(viewModel.draft == NoteDraft(placeID: "maat", text: "Go"))
    viewModel.edit("Go!")
    #expect(viewModel.draft.text == "Go!")
  }

  @Test("One alert is said at a time")
  func oneAlert() throws {
    let viewModel = try make()
    viewModel.say(Alert("First"))
    viewModel.say(Alert("Second"))
    #expect(viewModel.alert?.message == "First")
  }
}
