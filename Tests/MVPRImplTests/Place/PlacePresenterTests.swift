import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacePresenterTests {
  private let module = PlaceModule()

  private var service: PlaceServiceDouble { module.service }
  private var list: PlaceSequenceDouble { module.list }
  private var favourites: FavouritesDouble { module.favourites }
  private var editor: FavouriteEditorDouble { module.editor }
  private var notes: NotesDouble { module.notes }
  private var router: PlaceRouterDouble { module.router }
  private var view: PlaceViewDouble { module.view }

  // MARK: - Loading

  @Test(arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func aFailedLoadIsToldAndOKGoesBack(error: ServiceError, text: String) {
    withExtendedLifetime(module.open(isAtHand: false)) {
      service.requests.last?.answer(.failure(error))
      #expect(router.routes == [.dismissPresented, .alert(text, button: "OK")])
      #expect(!view.isSpinnerShown)
      #expect(view.title == nil)
      #expect(view.details == [])
      router.closeAlert()
      #expect(router.routes.last == .close)
      #expect(list.removedIDs == [])
    }
  }

  @Test func aPlaceThatIsGoneIsRemovedAndLeft() {
    withExtendedLifetime(module.open(isAtHand: false)) {
      service.requests.last?.answer(.failure(.notFound))
      #expect(router.routes == [.dismissPresented, module.goneAlert])
      #expect(list.removedIDs == [])
      router.closeAlert()
      #expect(list.removedIDs == ["torre"])
      #expect(router.routes.last == .close)
    }
  }

  @Test func underAnotherScreenAFailedLoadSaysNothingAndThePlaceIsLoadedWhenItNextAppears() {
    let presenter = module.open(isAtHand: false)
    router.isOnTop = false
    service.requests.last?.answer(.failure(.offline))
    #expect(router.routes.isEmpty && !view.isSpinnerShown)
    presenter.viewWillAppear()
    presenter.viewWillAppear()
    #expect(view.isSpinnerShown && service.ids == ["torre", "torre"])
  }

  @Test func otherwiseItLoadsAndShowsTheSpinnerAlone() {
    notes.texts["torre"] = "Old"
    withExtendedLifetime(module.open(isAtHand: false)) {
      #expect(service.ids == ["torre"])
      #expect(view.isSpinnerShown)
      #expect(view.title == nil)
      #expect(view.details == [])
      notes.texts["torre"] = "New"
      #expect(view.noteTextCount == 0)
      service.requests.last?.answer(.success(.torre))
      #expect(!view.isSpinnerShown)
      #expect(view.title == "Torre")
      #expect(view.details == ["Old", "Belém"])
      #expect(view.noteText == "New")
      #expect(view.isFavourite == false)
      #expect(router.routes == [])
    }
  }

  @Test func givenByAListItIsShownAtOnceWithoutARequest() {
    favourites.ids = ["torre"]
    notes.texts["torre"] = "Old"
    let presenter = module.open()
    #expect(view.title == "Torre")
    #expect(view.details == ["Old", "Belém"])
    #expect(view.noteText == "Old")
    #expect(view.isFavourite == true)
    #expect(!view.isSpinnerShown)
    #expect(service.ids == [])
    withExtendedLifetime(presenter) {}
  }

  @Test(arguments: [true, false])
  func itIsPartOfWhereTheUserIs(isAtHand: Bool) {
    #expect(module.open(isAtHand: isAtHand).recorded.screens == [.place(id: "torre")])
  }

  // MARK: - Favourite

  @Test(arguments: [ServiceError.offline, .serverError])
  func aRefusedFavouriteIsTakenBackAndTold(error: ServiceError) {
    let presenter = module.open()
    favourites.ids = ["torre"]
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
    let presenter = module.open()
    presenter.didToggleFavourite(true)
    editor.fail(.notFound)
    #expect(router.routes == [module.goneAlert])
    router.closeAlert()
    #expect(list.removedIDs == ["torre"])
    #expect(router.routes.last == .close)
  }

  @Test(arguments: [ServiceError.offline, .notFound])
  func outOfSightARefusedFavouriteIsNotTold(error: ServiceError) {
    let presenter = module.open()
    presenter.didToggleFavourite(true)
    presenter.viewDidDisappear()
    editor.fail(error)
    #expect(router.routes == [])
    presenter.viewWillAppear()
    editor.fail(error)
    #expect(router.routes.count == 1)
  }

  @Test func aChangeThatCouldNotBeStoredIsNotShown() {
    let presenter = module.open()
    favourites.ids = ["torre"]
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == true)
    view.setFavourite(false)
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == true)
    #expect(editor.changes == Array(repeating: .init(isFavourite: false, placeID: "torre"), count: 2))
  }

  @Test func togglingShowsTheFavouriteAtOnceAndSendsIt() {
    let presenter = module.open()
    editor.didSet = { [favourites] in favourites.ids = $0.isFavourite ? [$0.placeID] : [] }
    presenter.didToggleFavourite(true)
    #expect(view.isFavourite == true)
    presenter.didToggleFavourite(false)
    #expect(view.isFavourite == false)
    #expect(editor.changes.map(\.isFavourite) == [true, false])
    #expect(editor.changes.allSatisfy { $0.placeID == "torre" })
  }

  @Test func theToggleFollowsChangesMadeElsewhere() {
    withExtendedLifetime(module.open()) {
      favourites.ids = ["torre"]
      #expect(view.isFavourite == true)
      favourites.ids = ["fado"]
      #expect(view.isFavourite == false)
    }
  }

  // MARK: - Note

  @Test func theNoteIsOpenedAndItsTextFollows() {
    let presenter = module.open()
    presenter.didTapNote()
    #expect(router.routes == [.note(placeID: "torre", text: nil)])
    #expect(view.noteText == nil)
    notes.texts["torre"] = "New"
    #expect(view.noteText == "New")
    notes.texts = [:]
    #expect(view.noteText == nil)
  }

  @Test func aNoteThatFindsThePlaceGoneRemovesAndLeavesIt() {
    let presenter = module.open()
    presenter.didTapNote()
    router.closeNoteAsPlaceIsGone()
    #expect(list.removedIDs == ["torre"])
    #expect(router.routes.last == .close)
    withExtendedLifetime(presenter) {}
  }

  @Test func aRestoredNoteIsOpenedIfItIsOfThisPlace() {
    let presenter = module.open(isAtHand: false)
    presenter.restoreNote(NoteDraft(placeID: "fado", text: "x"))
    #expect(router.routes == [])
    presenter.restoreNote(NoteDraft(placeID: "torre", text: "x"))
    #expect(router.routes == [.note(placeID: "torre", text: "x")])
  }

  @Test func aRestoredNoteLeavesTheLoadUnderItsSpinner() {
    let presenter = module.open(isAtHand: false)
    presenter.restoreNote(NoteDraft(placeID: "torre", text: "x"))
    #expect(service.requests.pendingCount == 1)
    #expect(view.isSpinnerShown)
  }

  // MARK: - Lifetime

  @Test func theRequestIsCancelledWithThePresenter() {
    var presenter: PlacePresenter? = module.open(isAtHand: false)
    #expect(service.requests.pendingCount == 1)
    withExtendedLifetime(presenter) {}
    presenter = nil
    #expect(service.requests.cancelledCount == 1)
    #expect(favourites.observers.count == 0)
    #expect(notes.observers.count == 0)
  }
}
