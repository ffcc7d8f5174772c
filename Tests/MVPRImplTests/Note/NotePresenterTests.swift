import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct NotePresenterTests {
  private let notes = NotesDouble()
  private let service = NoteServiceDouble()
  private let observer = ModalObserverDouble()
  private let router = NoteRouterDouble()
  private let view = NoteViewDouble()

  private func open(text: String? = nil, saved: String? = nil) -> NotePresenter {
    notes.texts["torre"] = saved
    let presenter = NotePresenter(
      placeID: "torre", text: text, notes: notes, service: service, observer: observer, router: router)
    presenter.view = view
    presenter.viewDidLoad()
    presenter.viewDidAppear()
    return presenter
  }

  private func save(_ text: String = "x") -> NotePresenter {
    let presenter = open()
    presenter.didEdit(text)
    presenter.didTapSave()
    return presenter
  }

  // MARK: - Saving

  @Test(arguments: [ServiceError.offline, .serverError])
  func aFailureIsToldAndTheTextStays(error: ServiceError) {
    let presenter = save()
    service.requests.last?.answer(.failure(error))
    #expect(router.alerts == [["Couldn't save the note.", "OK"]])
    #expect(view.isBusy == false)
    #expect(view.isSaveEnabled == true)
    #expect(view.isSwipeToCloseEnabled == false)
    #expect(presenter.recorded.note?.text == "x")
    router.tapFirstButton()
    #expect(router.ways == [])
    presenter.didTapSave()
    #expect(service.texts == ["x", "x"])
  }

  @Test func aPlaceThatIsGoneClosesTheNoteAndIsLeft() {
    let presenter = save()
    service.requests.last?.answer(.failure(.notFound))
    #expect(router.alerts == [["This place is no longer in the guide.", "OK"]])
    #expect(view.isBusy == false)
    #expect(router.ways == [])
    router.tapFirstButton()
    #expect(router.ways == [.backToReportPlaceGone])
    withExtendedLifetime(presenter) {}
  }

  @Test func whileItSavesNothingCanBeChangedAndItCantBeLeft() {
    let presenter = save()
    #expect(view.isBusy == true)
    #expect(view.isSaveEnabled == false)
    #expect(view.isSwipeToCloseEnabled == false)
    presenter.didTryToSwipeAway()
    #expect(router.alerts == [])
    #expect(presenter.hasUnsavedChanges)
  }

  @Test func successStoresTheNoteAndClosesIt() {
    let presenter = save("  cherries ")
    #expect(service.texts == ["cherries"])
    #expect(service.ids == ["torre"])
    #expect(router.ways == [])
    service.requests.last?.answer(.success(()))
    #expect(router.ways == [.back])
    #expect(router.alerts == [])
    withExtendedLifetime(presenter) {}
  }

  @Test func anEmptyTextDeletesTheNote() {
    let presenter = open(saved: "old")
    presenter.didEdit("  ")
    #expect(view.isSaveEnabled == true)
    presenter.didTapSave()
    #expect(service.texts == [""])
  }

  @Test func aSaveThatHasNothingLeftToSaveIsStillUnsavedUntilTheReply() {
    let presenter = save()
    notes.texts["torre"] = "x"
    #expect(presenter.hasUnsavedChanges)
    service.requests.last?.answer(.failure(.offline))
    #expect(!presenter.hasUnsavedChanges)
  }

  // MARK: - Writing

  @Test func withoutANoteItStartsEmpty() {
    let presenter = open()
    #expect(view.title == "Note")
    #expect(view.text == "")
    #expect(view.count == "0/140")
    #expect(view.isSaveEnabled == false)
    #expect(view.isBusy == false)
    #expect(view.isSwipeToCloseEnabled == true)
    #expect(presenter.recorded.note == NoteDraft(placeID: "torre", text: ""))
  }

  @Test func itStartsWithTheSavedNoteOrWithTheDraft() {
    withExtendedLifetime(open(saved: "old")) {
      #expect(view.text == "old")
      #expect(view.count == "3/140")
      #expect(view.isSaveEnabled == false)
      #expect(view.isSwipeToCloseEnabled == true)
    }
    let presenter = open(text: "", saved: "old")
    #expect(view.text == "")
    #expect(view.isSaveEnabled == true)
    #expect(view.isSwipeToCloseEnabled == false)
    #expect(presenter.hasUnsavedChanges)
  }

  @Test func aChangedTextOfAtMost140CharactersCanBeSaved() {
    let presenter = open()
    presenter.didEdit("e\u{301}" + String(repeating: "é", count: 139))
    #expect(view.isSaveEnabled == true)
    presenter.didEdit(String(repeating: "é", count: 141))
    #expect(view.count == "141/140")
    #expect(view.isSaveEnabled == false)
    #expect(view.isSwipeToCloseEnabled == false)
    presenter.didEdit(" ")
    #expect(view.isSaveEnabled == false)
  }

  @Test(arguments: [("", "0/140"), ("  a b\n", "3/140"), ("👩‍👩‍👧‍👦e\u{301}", "2/140")])
  func theTrimmedTextIsCounted(text: String, count: String) {
    open().didEdit(text)
    #expect(view.count == count)
  }

  @Test func itsTextIsPartOfWhereTheUserIs() {
    let presenter = open(saved: "old")
    #expect(presenter.recorded.note == NoteDraft(placeID: "torre", text: "old"))
    presenter.didEdit(" new ")
    #expect(presenter.recorded.note == NoteDraft(placeID: "torre", text: " new "))
  }

  @Test func everythingFollowsEachEdit() {
    let presenter = open(saved: "old")
    presenter.didEdit(" new one ")
    #expect(view.count == "7/140")
    #expect(view.isSaveEnabled == true)
    #expect(view.isSwipeToCloseEnabled == false)
    #expect(presenter.recorded.note == NoteDraft(placeID: "torre", text: " new one "))
    presenter.didEdit(" old ")
    #expect(view.isSaveEnabled == false)
    #expect(view.isSwipeToCloseEnabled == true)
    #expect(!presenter.hasUnsavedChanges)
  }

  // MARK: - Leaving

  @Test(arguments: [true, false])
  func aChangedTextIsLeftOnlyAfterAsking(isSwiping: Bool) {
    let presenter = open()
    presenter.didEdit("x")
    if isSwiping { presenter.didTryToSwipeAway() } else { presenter.didTapCancel() }
    #expect(router.alerts == [["Discard changes?", "Discard", "Keep editing"]])
    #expect(router.ways == [])
    router.tapFirstButton()
    #expect(router.ways == [.back])
    #expect(service.texts == [])
  }

  @Test func anUnchangedTextIsLeftAtOnce() {
    let presenter = open(saved: "old")
    presenter.didEdit("old ")
    presenter.didTapCancel()
    #expect(router.alerts == [])
    #expect(router.ways == [.back])
  }

  @Test func itIsPartOfTheNavigationStateWhileItIsInSight() {
    let presenter = NotePresenter(
      placeID: "torre", text: "x", notes: notes, service: service, observer: observer, router: router)
    let note = NoteDraft(placeID: "torre", text: "x")
    var states: [SavedState] = []
    observer.react = { [weak presenter] in if let presenter { states.append(presenter.recorded) } }
    #expect(presenter.recorded == SavedState())
    presenter.viewDidAppear()
    #expect(observer.events == [.appeared])
    presenter.viewDidDisappear()
    #expect(observer.events == [.appeared, .disappeared])
    #expect(states == [SavedState(note: note), SavedState()])
  }

  // MARK: - Lifetime

  @Test func theRequestIsCancelledWithThePresenter() {
    var presenter: NotePresenter? = save()
    #expect(service.requests.pendingCount == 1)
    withExtendedLifetime(presenter) {}
    presenter = nil
    #expect(service.requests.cancelledCount == 1)
  }
}
