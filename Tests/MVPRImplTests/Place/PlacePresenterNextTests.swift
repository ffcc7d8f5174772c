import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacePresenterNextTests {
  private let module = PlaceModule()

  private var list: PlaceSequenceDouble { module.list }
  private var editor: FavouriteEditorDouble { module.editor }
  private var router: PlaceRouterDouble { module.router }
  private var view: PlaceViewDouble { module.view }

  @Test(arguments: [(ServiceError.offline, "No connection."), (.notFound, "Something went wrong.")])
  func aFailedNextIsToldAndChangesNothingElse(error: ServiceError, text: String) {
    let presenter = module.open()
    presenter.didTapNext()
    #expect(view.isSpinnerShown)
    #expect(view.isNextEnabled == false)
    list.answer(.failure(error))
    #expect(router.routes == [.alert(text, button: "OK")])
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test func nextLeadsToThePlaceThatFollows() {
    let presenter = module.open()
    list.next = .fado
    presenter.didTapNext()
    #expect(list.askedIDs == ["torre"])
    #expect(list.requestCount == 0)
    #expect(router.routes == [.place(.fado)])
    #expect(router.list === list)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test func nextLoadsAsManyPagesAsItTakes() {
    let presenter = module.open()
    presenter.didTapNext()
    for page in 1...2 {
      #expect(list.requestCount == page)
      #expect(view.isSpinnerShown)
      #expect(view.isNextEnabled == false)
      #expect(router.routes == [])
      if page == 2 { list.next = .fado }
      list.answer(.success(()))
    }
    #expect(list.askedIDs == ["torre", "torre", "torre"])
    #expect(router.routes == [.place(.fado)])
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test func aPageThatFailsOnTheWayIsTold() {
    let presenter = module.open()
    presenter.didTapNext()
    list.answer(.success(()))
    list.answer(.failure(.serverError))
    #expect(list.requestCount == 2)
    #expect(router.routes == [.alert("Something went wrong.", button: "OK")])
    #expect(!view.isSpinnerShown)
  }

  @Test(arguments: [true, false])
  func afterTheLastPlaceThatIsSaid(isKnown: Bool) {
    let presenter = module.open()
    list.isComplete = isKnown
    presenter.didTapNext()
    if !isKnown {
      list.isComplete = true
      list.answer(.success(()))
    }
    #expect(router.routes == [.alert("This is the last place.", button: "OK")])
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
  }

  @Test func openingTheNoteDropsNext() {
    let presenter = module.open()
    presenter.didTapNext()
    presenter.didTapNote()
    #expect(!list.isLoading)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
    #expect(router.routes == [.note(placeID: "torre", text: nil)])
  }

  @Test func aPlaceThatIsGoneDropsNext() {
    let presenter = module.open()
    presenter.didToggleFavourite(true)
    presenter.didTapNext()
    editor.fail(.notFound)
    #expect(!list.isLoading)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
    #expect(router.routes == [module.goneAlert])
  }

  @Test(arguments: [ServiceError.offline, .serverError])
  func aFavouriteThatIsRefusedOtherwiseLeavesNextUnderWay(error: ServiceError) {
    let presenter = module.open()
    presenter.didToggleFavourite(true)
    presenter.didTapNext()
    editor.fail(error)
    #expect(list.isLoading)
    #expect(view.isSpinnerShown)
    #expect(view.isNextEnabled == false)
  }

  @Test func theRequestForTheNextIsCancelledWithThePresenter() {
    var presenter: PlacePresenter? = module.open()
    presenter?.didTapNext()
    #expect(list.isLoading)
    presenter = nil
    #expect(!list.isLoading)
  }
}
