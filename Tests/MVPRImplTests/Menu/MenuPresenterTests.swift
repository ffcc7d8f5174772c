import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct MenuPresenterTests {
  private let session = UserSessionDouble(user: .mark)
  private let favourites = FavouritesDouble()
  private let cover = CoverServiceDouble()
  private let router = MenuRouterDouble()
  private let view = MenuViewDouble()
  private let image = ImageData(name: "cover")
  private let presenter: MenuPresenter

  init() {
    presenter = MenuPresenter(session: session, favourites: favourites, cover: cover, router: router)
    presenter.view = view
  }

  @Test func itSetsTheTitle() {
    #expect(view.title == "Lisbon")
  }

  // MARK: - Cover

  @Test func aFailedCoverLeavesThePlaceholderAndIsAskedForAgain() {
    presenter.viewWillAppear()
    cover.requests.last?.answer(.failure(.offline))
    #expect(view.covers == [nil, nil])
    #expect(cover.requests.count == 1)
    presenter.viewDidDisappear()
    presenter.viewWillAppear()
    #expect(cover.requests.count == 2)
    cover.requests.last?.answer(.success(image))
    #expect(view.covers.last == "cover")
  }

  @Test func theCoverIsAskedForOnceAndShownWhenItComes() {
    presenter.viewWillAppear()
    #expect(view.covers == [nil])
    presenter.viewDidDisappear()
    presenter.viewWillAppear()
    #expect(cover.requests.count == 1)
    #expect(cover.requests.cancelledCount == 0)
    cover.requests.last?.answer(.success(image))
    #expect(view.covers == [nil, "cover"])
  }

  @Test func aCoverInTheCacheIsShownWithoutARequest() {
    cover.cached = image
    presenter.viewWillAppear()
    presenter.viewWillAppear()
    #expect(view.covers == [nil, "cover", nil, "cover"])
    #expect(cover.requests.isEmpty)
  }

  @Test func aMemoryWarningInSightLoadsTheCoverAgainAtOnce() {
    cover.cached = image
    presenter.viewWillAppear()
    cover.cached = nil
    presenter.didReceiveMemoryWarning()
    #expect(view.covers.last == .some(nil))
    #expect(cover.requests.count == 1)
  }

  @Test func aMemoryWarningOutOfSightLoadsTheCoverWhenTheMenuNextAppears() {
    presenter.didReceiveMemoryWarning()
    #expect(view.covers == [])
    cover.cached = image
    presenter.viewWillAppear()
    presenter.viewDidDisappear()
    cover.cached = nil
    presenter.didReceiveMemoryWarning()
    #expect(cover.requests.isEmpty)
    presenter.viewWillAppear()
    #expect(cover.requests.count == 1)
  }

  // MARK: - Rows

  @Test func withoutFavouritesThereIsNoBadge() {
    presenter.viewDidLoad()
    #expect(view.rows.map(\.title) == ["Quarters", "Places", "Reference book"])
    #expect(view.rows.map(\.badge) == [nil, nil, nil])
  }

  @Test func theBadgeCountsTheFavouritesAndFollowsThem() {
    favourites.ids = ["fado", "maat"]
    presenter.viewDidLoad()
    #expect(view.rows.map(\.badge) == [nil, "2", nil])
    favourites.ids = ["fado", "maat", "torre"]
    #expect(view.rows.map(\.badge) == [nil, "3", nil])
    favourites.ids = ["fado"]
    #expect(view.rows.map(\.badge) == [nil, "1", nil])
    favourites.ids = []
    #expect(view.rows.map(\.badge) == [nil, nil, nil])
  }

  @Test func eachRowLeadsToItsScreen() {
    for index in 0..<3 { presenter.didSelectRow(at: index) }
    #expect(router.routes == [.quarters, .places(title: "Places"), .reference])
  }

  // MARK: - User

  @Test func theUserIsGreeted() {
    presenter.viewDidLoad()
    #expect(view.greeting == "Hello, Mark")
  }

  @Test func signOutEndsTheSession() {
    presenter.didTapSignOut()
    #expect(session.signOutCount == 1)
  }

  // MARK: - Lifetime

  @Test func requestAndObservationEndWithThePresenter() {
    var presenter: MenuPresenter? = MenuPresenter(
      session: session, favourites: favourites, cover: cover, router: router)
    presenter?.view = view
    presenter?.viewDidLoad()
    presenter?.viewWillAppear()
    presenter = nil
    #expect(cover.requests.cancelledCount == 1)
    #expect(favourites.observers.count == 0)
  }
}
