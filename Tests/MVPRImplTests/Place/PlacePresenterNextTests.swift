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

  @Test(arguments: [true, false])
  func nextLeadsToThePlaceThatFollows(isAtOnce: Bool) {
    let presenter = module.open()
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
    let presenter = module.open()
    list.answerAtOnce = .success(nil)
    presenter.didTapNext()
    #expect(router.routes == [.alert("This is the last place.", button: "OK")])
    #expect(view.isNextEnabled == true)
  }

  @Test func openingTheNoteDropsNext() {
    let presenter = module.open()
    presenter.didTapNext()
    presenter.didTapNote()
    #expect(!list.isAsked)
    #expect(!view.isSpinnerShown)
    #expect(view.isNextEnabled == true)
    #expect(router.routes == [.note(placeID: "se", text: nil)])
  }

  @Test func aPlaceThatIsGoneDropsNext() {
    let presenter = module.open()
    presenter.didToggleFavourite(true)
    presenter.didTapNext()
    editor.fail(.notFound)
    #expect(!list.isAsked)
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
    #expect(list.isAsked)
    #expect(view.isSpinnerShown)
    #expect(view.isNextEnabled == false)
  }

  @Test func theQuestionForTheNextIsCancelledWithThePresenter() {
    var presenter: PlacePresenter? = module.open()
    presenter?.didTapNext()
    #expect(list.isAsked)
    presenter = nil
    #expect(!list.isAsked)
  }
}
