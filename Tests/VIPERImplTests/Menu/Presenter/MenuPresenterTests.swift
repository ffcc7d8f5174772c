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

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    presenter.didTriggerViewReady()
    #expect(interactor.coverCount == 0)
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 1 && view.covers == ["placeholder"])
    presenter.didObtainCover(named: "cover")
    #expect(view.covers == ["placeholder", "cover"])
    presenter.didTriggerViewDidDisappear()
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 2)
  }

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarningInSight() {
    presenter.didTriggerViewWillAppear()
    presenter.didObtainCover(named: "cover")
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 2)
    #expect(view.covers == ["placeholder", "cover", "placeholder"])
  }

  @Test("A memory warning out of sight loads the cover when the menu next appears")
  func memoryWarningOutOfSight() {
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 0 && view.covers.isEmpty)
    presenter.didTriggerViewWillAppear()
    presenter.didObtainCover(named: "cover")
    presenter.didTriggerViewDidDisappear()
    presenter.didReceiveMemoryWarning()
    #expect(interactor.coverCount == 1)
    presenter.didTriggerViewWillAppear()
    #expect(interactor.coverCount == 2 && view.covers == ["placeholder", "cover", "placeholder"])
  }

  // MARK: - Content

  @Test("Ready, it asks for the user and the favourites, and greets by name")
  func ready() {
    presenter.didTriggerViewReady()
    #expect(interactor.calls == ["user name", "favourites"])
    presenter.didObtainUserName("Mark")
    #expect(view.greetings == ["Hello, Mark"])
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() {
    #expect(badges(for: 0) == [nil, nil, nil])
    #expect(badges(for: 3) == [nil, "3", nil])
    #expect(badges(for: 0) == [nil, nil, nil])
    #expect(view.sections.last?.map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  // MARK: - Ways on

  @Test("Each row leads to its screen")
  func sections() {
    for index in 0..<3 { presenter.didSelectSection(at: index) }
    #expect(router.opened == ["quarters", "places “Places”", "reference"])
  }

  @Test("Sign out ends the session")
  func signOut() {
    presenter.didTapSignOut()
    #expect(interactor.calls == ["sign out"])
  }

  @Test("It chooses the title")
  func title() {
    #expect(view.title == "Lisbon")
  }
}
