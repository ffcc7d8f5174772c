import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

/// Weak references to all that a flow was made of are nil once the flow is over.
struct LifetimeTests {
  private static let app: Set = ["AppDelegate", "AppCoordinator"]
  private static let signIn: Set = ["SignInCoordinator", "SignInViewController", "SignInViewModel", "Observable"]
  private static let menu: Set = ["GuideCoordinator", "MenuViewController", "MenuViewModel"]
  private static let quarters: Set = ["QuartersCoordinator", "QuartersViewController", "QuartersViewModel"]
  private static let places: Set = ["PlacesCoordinator", "PlacesViewController", "PlacesViewModel"]
  private static let place: Set = ["PlaceCoordinator", "PlaceViewController", "PlaceViewModel"]
  private static let note: Set = ["NoteCoordinator", "NoteViewController", "NoteViewModel"]
  private static let reference: Set = ["ReferenceCoordinator", "ReferenceViewController", "ReferenceViewModel"]
  private static let article: Set = ["ArticleViewController", "ArticleViewModel"]
  nonisolated private static let links = [
    "guide://quarters", "guide://places", "guide://reference", "guide://reference/fish",
    "guide://places/maat", "guide://places/maat/note",
  ]

  private func launch(_ fixture: AppFixture) -> AppDelegate {
    let delegate = AppDelegate(dependencies: fixture.dependencies)
    delegate.applicationDidFinishLaunching(in: fixture.window)
    return delegate
  }

  @Test("Back leaves nothing of the screen behind, loading or loaded", arguments: [false, true])
  func back(isLoaded: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    let before = ModuleObjects(reachableFrom: delegate)
    try fixture.openQuarters()
    let during = ModuleObjects(reachableFrom: delegate)
    if isLoaded { fixture.quarters.requests[0].answer(.success(.unsorted)) }
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.quarters))
    #expect(during.alive.isDisjoint(with: Self.quarters))
    #expect(before.alive == before.types)
  }

  @Test("Back leaves nothing of the places behind, whatever they wait for", arguments: ["load", "search", "more"])
  func backFromPlaces(pending: String) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    let before = ModuleObjects(reachableFrom: delegate)
    try fixture.openPlaces()
    if pending != "load" { fixture.places.requests[0].answer(.success(.first)) }
    if pending == "search" { try fixture.window.perform(.type(text: "m", id: "places.search")) }
    if pending == "more" { try fixture.window.perform(.scrollToEnd(id: "places.list")) }
    let during = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.places))
    #expect(during.alive.isDisjoint(with: Self.places))
    #expect(before.alive == before.types)
    #expect(fixture.clock.nextDue == nil)
  }

  @Test("Back from a quarter's places leaves nothing of them behind, and all of the quarters")
  func backFromPlacesOfQuarter() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openPlacesOfQuarter()
    let during = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.places.union(Self.quarters)))
    #expect(during.alive.isDisjoint(with: Self.places))
    #expect(during.alive.isSuperset(of: Self.quarters))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Self.quarters))
  }

  @Test("Back from a place leaves nothing of it behind, whatever it waits for", arguments: ["", "next", "favourite"])
  func backFromPlace(pending: String) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openPlace()
    let during = ModuleObjects(reachableFrom: delegate)
    if pending == "favourite" { try fixture.window.perform(.toggle(id: "place.favourite")) }
    if pending == "next" {
      for _ in 1...2 { try fixture.window.perform(.tap(id: "place.next")) }
      try fixture.window.perform(.goBack)
    }
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.places.union(Self.place)))
    #expect(during.alive.isDisjoint(with: Self.place))
    #expect(during.alive.isSuperset(of: Self.places))
    fixture.favourite.requests.first?.answer(.failure(.notFound))
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("The alert of a place that is gone leaves nothing of it behind", arguments: [true, false])
  func lostPlace(isOpenedByLink: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    if isOpenedByLink { delegate.application(open: "guide://places/maat") } else { try fixture.openPlace() }
    let during = ModuleObjects(reachableFrom: delegate)
    if !isOpenedByLink { try fixture.window.perform(.toggle(id: "place.favourite")) }
    fixture.place.requests.first?.answer(.failure(.notFound))
    fixture.favourite.requests.first?.answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Self.place))
    #expect(during.alive.isDisjoint(with: Self.place))
  }

  @Test(
    "Every way out of a note leaves nothing of it behind, and all of its place",
    arguments: ["save", "cancel", "discard", "swipe", "swipe and discard"])
  func noteLeft(way: String) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openNote()
    let during = ModuleObjects(reachableFrom: delegate)
    if !["cancel", "swipe"].contains(way) { try fixture.window.perform(.type(text: "Go", id: "note.text")) }
    switch way {
    case "save":
      try fixture.window.perform(.tap(id: "note.save"))
      try fixture.saveNote()
    case "cancel", "discard": try fixture.window.perform(.tap(id: "note.cancel"))
    default: try fixture.window.perform(.swipeModalDown)
    }
    if way.contains("discard") { try fixture.window.perform(.tapInAlert(title: "Discard")) }
    #expect(during.types.isSuperset(of: Self.place.union(Self.note)))
    #expect(during.alive.isDisjoint(with: Self.note))
    #expect(during.alive.isSuperset(of: Self.place))
    #expect(fixture.savedState.value?.note == nil)
  }

  @Test("A place that is lost under its note leaves nothing of either behind", arguments: [true, false])
  func lostUnderNote(isSaving: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    if isSaving { try fixture.openNote() } else { delegate.application(open: "guide://places/maat/note") }
    let during = ModuleObjects(reachableFrom: delegate)
    if isSaving {
      try fixture.window.perform(.type(text: "Go", id: "note.text"))
      try fixture.window.perform(.tap(id: "note.save"))
    }
    fixture.note.requests.first?.answer(.failure(.notFound))
    fixture.place.requests.first?.answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Self.place.union(Self.note)))
    #expect(during.alive.isDisjoint(with: Self.place.union(Self.note)))
    #expect(fixture.stack == ["menu", "places"])
  }

  @Test("A link or expiry leaves nothing of a note behind that saves, nor of its place", arguments: [true, false])
  func noteReplaced(byLink: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openNote()
    let during = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.type(text: "Go", id: "note.text"))
    try fixture.window.perform(.tap(id: "note.save"))
    if byLink {
      delegate.application(open: "guide://quarters")
      try fixture.window.perform(.tapInAlert(title: "Discard"))
    } else {
      fixture.session.expire()
    }
    #expect(during.types.isSuperset(of: Self.places.union(Self.place).union(Self.note)))
    #expect(during.alive == Self.app.union(byLink ? ["GuideCoordinator"] : []))
    #expect(fixture.note.requests[0].isCancelled)
  }

  @Test("Back from an article leaves nothing of it behind, and all of the reference book")
  func backFromArticle() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openArticle()
    let during = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.reference.union(Self.article)))
    #expect(during.alive.isDisjoint(with: Self.article))
    #expect(during.alive.isSuperset(of: Self.reference))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Self.reference))
  }

  @Test("The alert of an article that failed leaves nothing of it behind")
  func articleAlert() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    delegate.application(open: "guide://reference/fish")
    let during = ModuleObjects(reachableFrom: delegate)
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Self.article))
    #expect(during.alive.isDisjoint(with: Self.article))
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openQuarters()
    let during = ModuleObjects(reachableFrom: delegate)
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    fixture.quarters.requests[1].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Self.quarters))
  }

  @Test("A link leaves nothing of the screens behind that it replaces", arguments: links, links)
  func link(first: String, second: String) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    delegate.application(open: first)
    let replaced = ModuleObjects(reachableFrom: delegate)
    delegate.application(open: second)
    #expect(replaced.types.isSuperset(of: Self.app.union(Self.menu).union(["Observable"])))
    #expect(replaced.types.count >= 9)
    #expect(replaced.alive == Self.app.union(["GuideCoordinator"]))
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test("A link from a quarter's places leaves nothing of them behind")
  func linkFromPlacesOfQuarter() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openPlacesOfQuarter()
    let replaced = ModuleObjects(reachableFrom: delegate)
    delegate.application(open: "guide://quarters")
    #expect(replaced.types.isSuperset(of: Self.quarters.union(Self.places)))
    #expect(replaced.alive == Self.app.union(["GuideCoordinator"]))
    #expect(fixture.places.requests[0].isCancelled)
  }

  @Test("Signing out leaves nothing of the guide behind")
  func signOut() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    let guide = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.tap(id: "menu.signOut"))
    #expect(guide.types.isSuperset(of: Self.menu))
    #expect(guide.alive == Self.app)
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test("Expiry leaves nothing of the guide behind, and its requests are cancelled")
  func expiry() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openQuarters()
    let guide = ModuleObjects(reachableFrom: delegate)
    fixture.session.expire()
    #expect(guide.types.isSuperset(of: Self.menu.union(Self.quarters)))
    #expect(guide.alive == Self.app)
    #expect(fixture.quarters.requests[0].isCancelled)
  }

  @Test("Expiry leaves nothing of a quarter's places behind, and no search that waits")
  func expiryInPlaces() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openPlacesOfQuarter()
    try fixture.window.perform(.type(text: "m", id: "places.search"))
    let guide = ModuleObjects(reachableFrom: delegate)
    fixture.session.expire()
    #expect(guide.types.isSuperset(of: Self.menu.union(Self.quarters).union(Self.places)))
    #expect(guide.alive == Self.app)
    #expect(fixture.clock.nextDue == nil)
  }

  @Test("Expiry leaves nothing of an article behind, nor of its alert", arguments: [true, false])
  func expiryInArticle(hasFailed: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    delegate.application(open: "guide://reference/fish")
    let guide = ModuleObjects(reachableFrom: delegate)
    if hasFailed { fixture.articles.articleRequests[0].answer(.failure(.offline)) }
    fixture.session.expire()
    #expect(guide.types.isSuperset(of: Self.menu.union(Self.reference).union(Self.article)))
    #expect(guide.alive == Self.app)
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("Success leaves nothing of signing in behind")
  func success() throws {
    let fixture = AppFixture(user: nil)
    let delegate = launch(fixture)
    let signIn = ModuleObjects(reachableFrom: delegate)
    try fixture.signIn(as: .mark)
    #expect(signIn.types == Self.app.union(Self.signIn))
    #expect(signIn.alive == Self.app)
    #expect(fixture.stack == ["menu"])
  }

  @Test(
    "The end of the process leaves nothing behind", arguments: [User.mark, nil],
    [
      [SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "")],
      [.reference, .article(id: "fish")],
      [.places(quarterID: nil, title: "Places", query: ""), .place(id: "maat")],
    ])
  func kill(user: User?, screens: [SavedState.Screen]) throws {
    let fixture = AppFixture(user: user, savedState: SavedState(screens: screens))
    var delegate: AppDelegate? = launch(fixture)
    let all = ModuleObjects(reachableFrom: delegate as Any)
    delegate = nil
    fixture.window.rootViewController = nil
    #expect(delegate == nil && all.types.count > 5)
    #expect(all.alive.isEmpty)
  }
}
