import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct MenuInteractorTests {
  private let output = MenuInteractorOutputDouble()
  private let cover = CoverServiceDouble()
  private let favourites = Fixtures.favourites(["maat"])
  private let session = Fixtures.session(of: .mark)
  private let interactor: MenuInteractor

  init() {
    interactor = MenuInteractor(session: session, favourites: favourites, coverService: cover)
    interactor.output = output
  }

  @Test("A failed cover leaves the placeholder, and is asked for again", arguments: ServiceError.allCases)
  func coverFails(error: ServiceError) throws {
    interactor.obtainCover()
    try cover.requests[0].answer(.failure(error))
    #expect(output.events.isEmpty)
    interactor.obtainCover()
    #expect(cover.requests.count == 2 && cover.requests.cancelledCount == 0)
  }

  @Test("While a request is under way no second one is sent")
  func oneCoverRequest() throws {
    interactor.obtainCover()
    interactor.obtainCover()
    #expect(cover.requests.count == 1 && cover.requests.cancelledCount == 0)
    try cover.requests[0].answer(.success(ImageData(name: "cover")))
    interactor.obtainCover()
    #expect(cover.requests.count == 2 && output.events == ["image cover"])
  }

  @Test("A cover that has to be loaded is told when it is there")
  func coverLoads() throws {
    interactor.obtainCover()
    #expect(output.events.isEmpty && cover.requests.cancelledCount == 0)
    try cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(output.events == ["image cover"])
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    cover.cached = ImageData(name: "cover")
    interactor.obtainCover()
    #expect(output.events == ["image cover"] && cover.requests.isEmpty)
  }

  @Test("The badge counts the favourites, and follows them")
  func favouriteCount() throws {
    interactor.observeFavouriteCount()
    try favourites.set(true, id: "oceanarium")
    try favourites.set(false, id: "maat")
    #expect(output.events == ["1 favourites", "2 favourites", "1 favourites"])
  }

  @Test("The user's name is told as it is; without a user there is none")
  func userName() {
    interactor.obtainUserName()
    interactor.signOut()
    interactor.obtainUserName()
    #expect(output.events == ["Mark"])
  }

  @Test("Sign out ends the session")
  func signOut() {
    interactor.signOut()
    #expect(session.user == nil)
  }
}
