import Testing

@testable import VIPERImpl

struct MenuPresenterTests {
  private let view = MenuViewDouble()
  private let interactor = MenuInteractorDouble()
  private let router = MenuRouterDouble()
  private let presenter: MenuPresenter

  init() {
    presenter = MenuPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  private func badges(for count: Int) -> [String?]? {
    presenter.didObtainFavouriteCount(count)
    return view.sections.last?.map(\.badge)
  }

  // MARK: - Cover

  @Test("A failure leaves the placeholder, and the next appearance asks again")
  func coverFails() {
    presenter.didTriggerViewWillAppear()
    presenter.didFailToObtainCover()
    #expect(view.covers == ["placeholder"])
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 2)
  }

  @Test("While a request is under way no second one is sent")
  func oneCoverRequest() {
    presenter.didTriggerViewWillAppear()
    presenter.didReceiveMemoryWarning()
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 1)
    #expect(view.covers == ["placeholder"])
  }

  @Test("Each appearance asks for the cover, with the placeholder until it is there")
  func cover() {
    presenter.didTriggerViewReady()
    #expect(interactor.coverCount == 0)
    presenter.didTriggerViewWillAppear()
    #expect(view.covers == ["placeholder"])
    presenter.didObtainCover(named: "cover")
    #expect(view.covers == ["placeholder", "cover"])
    presenter.didTriggerViewDidDisappear()
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 2)
  }

  @Test("A memory warning shows the placeholder and asks again at once, while the menu is in sight")
  func memoryWarningInSight() {
    presenter.didTriggerViewWillAppear()
    presenter.didObtainCover(named: "cover")
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 2)
    #expect(view.covers == ["placeholder", "cover", "placeholder"])
  }

  @Test("A memory warning does nothing while the menu is out of sight, or was never in it")
  func memoryWarningOutOfSight() {
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 0)
    presenter.didTriggerViewWillAppear()
    presenter.didObtainCover(named: "cover")
    presenter.didTriggerViewDidDisappear()
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 1)
  }

  // MARK: - Content

  @Test("Ready, it asks for the greeting and the favourites")
  func ready() {
    presenter.didTriggerViewReady()
    #expect(interactor.calls == ["greeting", "favourites"])
    presenter.didObtainGreeting("Hello, Mark")
    #expect(view.greetings == ["Hello, Mark"])
  }

  @Test("Places carries the number of favourites, and nothing when there is none")
  func badge() {
    #expect(badges(for: 0) == [nil, nil, nil])
    #expect(badges(for: 3) == [nil, "3", nil])
    #expect(badges(for: 0) == [nil, nil, nil])
    #expect(view.sections.last?.map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  // MARK: - Ways on

  @Test("Each section is opened by its row")
  func sections() {
    for index in 0..<3 { presenter.didSelectSection(at: index) }
    #expect(router.opened == ["quarters", "places", "reference"])
  }

  @Test("Sign out ends the session")
  func signOut() {
    presenter.didTapSignOut()
    #expect(interactor.calls == ["sign out"])
  }
}
