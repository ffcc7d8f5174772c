import SharedModel
import Testing

@testable import MVPRImpl

struct PlacePresenterTests {
  private let service = PlaceServiceDouble()
  private let list = PlaceSequenceDouble()
  private let favourites = FavouriteMarksDouble()
  private let editor = FavouriteEditorDouble()
  private let notes = NotesDouble()
  private let router = PlaceRouterDouble()
  private let view = PlaceViewDouble()
  private let se = Place(
    id: "se", name: "Sé", summary: "Two towers.", quarterID: "alfama", quarterName: "Alfama")
  private let goneAlert = PlaceRouterDouble.Route.alert("This place is no longer in the guide.", button: "OK")

  private func open(_ place: Place? = nil) -> PlacePresenter {
    let presenter = PlacePresenter(
      id: "se", place: place, list: list, places: service, favourites: favourites, editor: editor, notes: notes,
      router: router)
    presenter.view = view
    presenter.viewDidLoad()
    presenter.viewWillAppear()
    return presenter
  }

  // MARK: - Loading

  @Test(arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func aFailedLoadIsToldAndOKGoesBack(error: ServiceError, text: String) {
    withExtendedLifetime(open()) {
      service.answer(.failure(error))
      #expect(router.routes == [.closeWhatLiesOver, .alert(text, button: "OK")])
      #expect(!view.isSpinnerShown)
      #expect(view.title == nil)
      #expect(view.details == [])
      router.closeAlert()
      #expect(router.routes.last == .close)
      #expect(list.removedIDs == [])
    }
  }

  @Test func aPlaceThatIsGoneIsRemovedAndLeft() {
    withExtendedLifetime(open()) {
      service.answer(.failure(.notFound))
      #expect(router.routes == [.closeWhatLiesOver, goneAlert])
      #expect(list.removedIDs == [])
      router.closeAlert()
      #expect(list.removedIDs == ["se"])
      #expect(router.routes.last == .close)
    }
  }

  @Test func otherwiseItLoadsAndShowsTheSpinnerAlone() {
    notes.texts["se"] = "Old"
    withExtendedLifetime(open()) {
      #expect(service.requestedIDs == ["se"])
      #expect(view.isSpinnerShown)
      #expect(view.title == nil)
      #expect(view.details == [])
      notes.texts["se"] = "New"
      #expect(view.noteTextCount == 0)
      service.answer(.success(se))
      #expect(!view.isSpinnerShown)
      #expect(view.title == "Sé")
      #expect(view.details == ["Two towers.", "Alfama"])
      #expect(view.noteText == "New")
      #expect(view.isFavourite == false)
      #expect(router.routes == [])
    }
  }

  @Test func givenByAListItIsShownAtOnceWithoutARequest() {
    favourites.ids = ["se"]
    notes.texts["se"] = "Old"
    let presenter = open(se)
    #expect(view.title == "Sé")
    #expect(view.details == ["Two towers.", "Alfama"])
    #expect(view.noteText == "Old")
    #expect(view.isFavourite == true)
    #expect(!view.isSpinnerShown)
    #expect(service.requestedIDs == [])
    withExtendedLifetime(presenter) {}
  }

  @Test(arguments: [true, false])
  func itIsPartOfWhereTheUserIs(hasLoaded: Bool) {
    #expect(open(hasLoaded ? se : nil).restorableState == .place(id: "se"))
  }

  // MARK: - Favourite

  @Test(arguments: [ServiceError.offline, .serverError])
  func aRefusedFavouriteIsTakenBackAndTold(error: ServiceError) {
    let presenter = open(se)
    favourites.ids = ["se"]
    presenter.didToggleFavourite(true)
    #expect(view.isFavourite == true)
    favourites.ids = []
    editor.fail(error)
    #expect(view.isFavourite == false)
    #expect(router.routes == [.alert("Couldn't save the favourite.", button: "OK")])
    router.closeAlert()
    #expect(list.removedIDs == [])
  }

  @Test func aFavouriteRefusedBecauseThePlaceIsGoneLeavesThePlace() {
    let presenter = open(se)
    presenter.didToggleFavourite(true)
    editor.fail(.notFound)
    #expect(router.routes == [goneAlert])
    router.closeAlert()
    #expect(list.removedIDs == ["se"])
    #expect(router.routes.last == .close)
  }

  @Test(arguments: [ServiceError.offline, .notFound])
  func outOfSightARefusedFavouriteIsNotTold(error: ServiceError) {
    let presenter = open(se)
    presenter.didToggleFavourite(true)
    presenter.viewDidDisappear()
    editor.fail(error)
    #expect(router.routes == [])
    presenter.viewWillAppear()
    editor.fail(error)
    #expect(router.routes.count == 1)
  }

  @Test func aChangeThatCouldNotBeStoredIsNotShown() {
    let presenter = open(se)
    favourites.ids = ["se"]
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == true)
    view.setFavourite(false)
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == true)
    #expect(editor.changes == Array(repeating: .init(isFavourite: false, placeID: "se"), count: 2))
  }

  @Test func togglingShowsTheFavouriteAtOnceAndSendsIt() {
    let presenter = open(se)
    editor.didSet = { [favourites] in favourites.ids = $0.isFavourite ? [$0.placeID] : [] }
    presenter.didToggleFavourite(true)
    #expect(view.isFavourite == true)
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == false)
    #expect(editor.changes.map(\.isFavourite) == [true, false])
    #expect(editor.changes.allSatisfy { $0.placeID == "se" })
  }

  @Test func theToggleFollowsChangesMadeElsewhere() {
    withExtendedLifetime(open(se)) {
      favourites.ids = ["se"]
      #expect(view.isFavourite == true)
      favourites.ids = ["fado"]
      #expect(view.isFavourite == false)
    }
  }

  // MARK: - Next

  @Test(arguments: [(ServiceError.offline, "No connection."), (.notFound, "Something went wrong.")])
  func aFailedNextIsToldAndChangesNothingElse(error: ServiceError, text: String) {
    let presenter = open(se)
    presenter.didTapNext()
    #expect(view.isSpinnerShown)
    #expect(view.isNextEnabled == false)
    list.answer(.failure(error))
    #expect(router.routes == [.alert(text, button: "OK")])
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test(arguments: [true, false])
  func nextLeadsToThePlaceThatFollows(isAtOnce: Bool) {
    let presenter = open(se)
    if isAtOnce { list.answerAtOnce = .success(.fado) }
    presenter.didTapNext()
    #expect(view.isSpinnerShown == !isAtOnce)
    if !isAtOnce { list.answer(.success(.fado)) }
    #expect(list.askedIDs == ["se"])
    #expect(router.routes == [.place(.fado)])
    #expect(router.list === list)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test func afterTheLastPlaceThatIsSaid() {
    let presenter = open(se)
    list.answerAtOnce = .success(nil)
    presenter.didTapNext()
    #expect(router.routes == [.alert("This is the last place.", button: "OK")])
    #expect(view.isNextEnabled == true)
  }

  @Test func openingTheNoteDropsNext() {
    let presenter = open(se)
    presenter.didTapNext()
    presenter.didTapNote()
    #expect(!list.isAsked)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
    #expect(router.routes == [.note(placeID: "se", text: nil)])
  }

  @Test func aRestoredNoteLeavesTheLoadUnderItsSpinner() {
    let presenter = open()
    presenter.restoreNote(NoteDraft(placeID: "se", text: "x"))
    #expect(service.isAsked)
    #expect(view.isSpinnerShown)
  }

  @Test func aPlaceThatIsGoneDropsNext() {
    let presenter = open(se)
    presenter.didToggleFavourite(true)
    presenter.didTapNext()
    editor.fail(.notFound)
    #expect(!list.isAsked)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
    #expect(router.routes == [goneAlert])
  }

  @Test(arguments: [ServiceError.offline, .serverError])
  func aFavouriteThatIsRefusedOtherwiseLeavesNextUnderWay(error: ServiceError) {
    let presenter = open(se)
    presenter.didToggleFavourite(true)
    presenter.didTapNext()
    editor.fail(error)
    #expect(list.isAsked)
    #expect(view.isSpinnerShown)
    #expect(view.isNextEnabled == false)
  }

  // MARK: - Note

  @Test func theNoteIsOpenedAndItsTextFollows() {
    let presenter = open(se)
    presenter.didTapNote()
    #expect(router.routes == [.note(placeID: "se", text: nil)])
    #expect(view.noteText == nil)
    notes.texts["se"] = "New"
    #expect(view.noteText == "New")
    notes.texts = [:]
    #expect(view.noteText == nil)
  }

  @Test func aNoteThatFindsThePlaceGoneRemovesAndLeavesIt() {
    let presenter = open(se)
    presenter.didTapNote()
    router.closeNoteAsPlaceIsGone()
    #expect(list.removedIDs == ["se"])
    #expect(router.routes.last == .close)
    withExtendedLifetime(presenter) {}
  }

  @Test func aRestoredNoteIsOpenedIfItIsOfThisPlace() {
    let presenter = open()
    presenter.restoreNote(NoteDraft(placeID: "fado", text: "x"))
    #expect(router.routes == [])
    presenter.restoreNote(NoteDraft(placeID: "se", text: "x"))
    #expect(router.routes == [.note(placeID: "se", text: "x")])
  }

  // MARK: - Lifetime

  @Test func theRequestIsCancelledWithThePresenter() {
    var presenter: PlacePresenter? = open()
    #expect(service.isAsked)
    withExtendedLifetime(presenter) {}
    presenter = nil
    #expect(!service.isAsked)
    #expect(favourites.observers.count == 0)
    #expect(notes.observers.count == 0)
  }

  @Test func theQuestionForTheNextIsCancelledWithThePresenter() {
    var presenter: PlacePresenter? = open(se)
    presenter?.didTapNext()
    #expect(list.isAsked)
    presenter = nil
    #expect(!list.isAsked)
  }

  @Test func alertNoteAndChangeDoNotKeepItAlive() {
    var presenter: PlacePresenter? = open(se)
    weak let released = presenter
    presenter?.didToggleFavourite(true)
    editor.fail(.notFound)
    presenter?.didTapNote()
    presenter = nil
    #expect(released == nil)
    let routes = router.routes
    editor.fail(.offline)
    router.closeAlert()
    router.closeNoteAsPlaceIsGone()
    #expect(router.routes == routes)
  }

  @Test func itDoesNotKeepItsViewAlive() {
    let presenter = open()
    var view: PlaceViewDouble? = PlaceViewDouble()
    presenter.view = view
    view = nil
    #expect(presenter.view == nil)
  }
}
