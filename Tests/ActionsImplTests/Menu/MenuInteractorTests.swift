import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Without a view: the model, and who is notified.
struct MenuInteractorTests {
  private let fixture = AppFixture()
  private let delegate = MenuInteractorDelegateDouble()
  private let model: MenuModel
  private let interactor: MenuInteractor

  init() {
    model = MenuModel(user: .mark, favourites: fixture.favourites)
    interactor = MenuInteractor(model: model, session: fixture.session, cover: fixture.cover)
    interactor.delegate = delegate
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    interactor.refreshCover()
    interactor.refreshCover()
    #expect(fixture.cover.requests.count == 1)
    #expect(delegate.takeEvents() == ["cover"])
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(model.cover?.name == "cover")
    #expect(delegate.takeEvents() == ["cover"])
  }

  @Test("A cover in the cache is shown without a request")
  func cached() {
    fixture.cover.cached = ImageData(name: "cover")
    interactor.refreshCover()
    #expect(model.cover?.name == "cover")
    #expect(fixture.cover.requests.isEmpty)
    #expect(!model.isLoadingCover)
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() {
    interactor.refreshCover()
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(model.cover == nil)
    interactor.refreshCover()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("It tells of favourites from when it starts")
  func favourites() throws {
    try fixture.favourites.set(true, id: "maat")
    interactor.start()
    try fixture.favourites.set(true, id: "fado")
    #expect(delegate.events == ["favourites"])
  }

  @Test("Each row leads to its screen", arguments: [(0, "quarters"), (1, "places"), (2, "referenceBook")])
  func rows(row: Int, title: String) {
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: row))
    #expect(delegate.events == ["selected \(title)"])
  }

  @Test("Sign out ends the session")
  func signOut() {
    interactor.didTapSignOut()
    #expect(fixture.session.user == nil)
  }
}
