import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct NoteViewModelTests {
  private let device = DeviceDouble()
  private let delegate = NoteViewModelCoordinatorDelegateDouble()

  private var service: NoteServiceDouble { device.note }

  private func make(text: String? = nil, saved: String = "Go early") throws -> NoteViewModel {
    try device.notes.set(saved, for: "maat")
    let viewModel = NoteViewModel(placeID: "maat", text: text, notes: device.notes, service: service)
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
    try service.requests[0].answer(.failure(failure))
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
    try device.acceptNote()
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

  @Test("A changed text of at most 140 characters can be saved")
  func length() throws {
    let viewModel = try make()
    #expect(!viewModel.canSave.value)
    viewModel.edit(String(repeating: "👩‍🚀", count: 140) + " ")
    #expect(viewModel.canSave.value)
    viewModel.edit(String(repeating: "👩‍🚀", count: 141))
    #expect(!viewModel.canSave.value)
  }

  @Test("What is too long can be typed, but not left without asking")
  func tooLong() throws {
    let viewModel = try make()
    viewModel.edit(String(repeating: "a", count: 141))
    #expect(viewModel.text.count == 141)
    viewModel.cancel()
    #expect(delegate.news == ["cancelled changes"])
  }

  @Test("The trimmed text is counted", arguments: [("", "0/140"), (" Go \n", "2/140"), ("👩‍🚀👩‍🚀", "2/140")])
  func count(text: String, count: String) throws {
    let viewModel = try make()
    #expect(viewModel.count.value == "8/140")
    viewModel.edit(text)
    #expect(viewModel.count.value == count)
  }

  @Test("A text of 141 characters is counted, though it can't be saved")
  func countTooLong() throws {
    #expect(try make(text: String(repeating: "👩‍🚀", count: 141)).count.value == "141/140")
  }

  @Test("An empty text deletes the note")
  func empty() throws {
    let viewModel = try make()
    viewModel.edit(" ")
    #expect(viewModel.canSave.value)
    viewModel.save()
    #expect(service.texts == [""])
    try device.acceptNote()
    #expect(device.notes.text(for: "maat") == nil)
    #expect(delegate.news == ["finished"])
  }

  @Test("Where there is no note there is nothing to delete")
  func nothingToDelete() throws {
    #expect(try !make(text: "", saved: "").canSave.value)
  }

  @Test("It starts with the saved note, or with the draft")
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
    #expect(try make(saved: "").text == "")
  }

  @Test("Its text is part of the navigation state")
  func draft() throws {
    let viewModel = try make(text: "Go")
    #expect(viewModel.draft == NoteDraft(placeID: "maat", text: "Go"))
    viewModel.edit("Go!")
    #expect(viewModel.draft.text == "Go!")
  }
}
