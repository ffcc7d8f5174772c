import SharedModel
import Testing

@testable import MVVMCImpl

struct NoteViewModelTests {
  private let fixture = AppFixture()
  private let delegate = NoteViewModelCoordinatorDelegateDouble()

  private var service: NoteServiceDouble { fixture.note }

  private func make(text: String? = nil, saved: String = "Go early") throws -> NoteViewModel {
    try fixture.dependencies.notes.set(saved, for: "maat")
    let viewModel = NoteViewModel(placeID: "maat", text: text, notes: fixture.dependencies.notes, service: service)
    viewModel.coordinatorDelegate = delegate
    return viewModel
  }

  @Test(
    "After a failure everything is as before, and it is told",
    arguments: [ServiceError.offline, .serverError, .notFound])
  func saveFails(failure: ServiceError) throws {
    let viewModel = try make()
    viewModel.edit("Go late")
    viewModel.save()
    service.requests[0].answer(.failure(failure))
    #expect(!viewModel.isSaving.value)
    #expect(viewModel.canSave.value)
    #expect(viewModel.wouldLose.value)
    #expect(viewModel.text == "Go late")
    let gone = "lost: This place is no longer in the guide."
    #expect(delegate.news == [failure == .notFound ? gone : "not saved: Couldn't save the note."])
  }

  @Test("It sends the trimmed text once, and meanwhile can't be left")
  func saving() throws {
    let viewModel = try make()
    viewModel.edit(" Go late ")
    viewModel.save()
    viewModel.save()
    viewModel.cancel()
    #expect(service.texts == ["Go late"])
    #expect(service.ids == ["maat"])
    #expect(viewModel.isSaving.value)
    #expect(!viewModel.canSave.value)
    #expect(viewModel.wouldLose.value)
    #expect(delegate.news.isEmpty)
    try fixture.saveNote()
    #expect(delegate.news == ["finished"])
  }

  @Test("What is unchanged but for white space can't be saved, and is left at once")
  func unchanged() throws {
    let viewModel = try make()
    viewModel.edit(" Go early ")
    #expect(!viewModel.canSave.value)
    #expect(!viewModel.wouldLose.value)
    viewModel.save()
    #expect(service.requests.isEmpty)
    viewModel.cancel()
    #expect(delegate.news == ["finished"])
  }

  @Test("What is too long can be typed and is counted, but not saved, nor left without asking")
  func tooLong() throws {
    let viewModel = try make()
    viewModel.edit(String(repeating: "👩‍🚀", count: 141))
    #expect(viewModel.count.value == "141/140")
    #expect(!viewModel.canSave.value)
    viewModel.cancel()
    #expect(delegate.news == ["cancelled changes"])
    viewModel.edit(String(repeating: "👩‍🚀", count: 140) + " ")
    #expect(viewModel.canSave.value)
  }

  @Test("An empty text may be saved where there is a note, and nowhere else")
  func empty() throws {
    let viewModel = try make()
    viewModel.edit("")
    #expect(viewModel.canSave.value)
    #expect(try !make(text: "", saved: "").canSave.value)
  }

  @Test("It starts with the saved note, or with the text to go on with")
  func start() throws {
    let viewModel = try make()
    #expect(viewModel.text == "Go early")
    #expect(viewModel.count.value == "8/140")
    #expect(!viewModel.canSave.value)
    #expect(!viewModel.wouldLose.value)
    let restored = try make(text: "Go")
    #expect(restored.count.value == "2/140")
    #expect(restored.canSave.value)
    #expect(restored.wouldLose.value)
    #expect(restored.draft == NoteDraft(placeID: "maat", text: "Go"))
    restored.edit("Go!")
    #expect(restored.draft.text == "Go!")
    #expect(try make(saved: "").text == "")
  }

  @Test("A view model that goes away cancels its request, and doesn't hold its coordinator")
  func goesAway() throws {
    var viewModel: NoteViewModel? = try make(text: "Go")
    weak let reference = viewModel
    var coordinator: NoteViewModelCoordinatorDelegateDouble? = NoteViewModelCoordinatorDelegateDouble()
    viewModel?.coordinatorDelegate = coordinator
    #expect(viewModel?.coordinatorDelegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && viewModel?.coordinatorDelegate == nil)
    viewModel?.save()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.requests[0].isCancelled)
  }
}
