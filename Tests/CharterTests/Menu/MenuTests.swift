import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct MenuTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var badges: [String?] { app.rows("menu.sections").map(\.badge) }

  private func show(_ subject: Subject) {
    fixture.launch(subject)
  }

  private func comeBack() throws {
    try fixture.openQuarters()
    try app.perform(.goBack)
  }

  // MARK: - Cover

  @Test("A failed cover leaves the placeholder, and is requested again", arguments: try await Subject.all)
  func coverFails(subject: Subject) throws {
    show(subject)
    try fixture.cover.requests[0].answer(.failure(.offline))
    #expect(app.text("menu.cover") == "placeholder")
    try comeBack()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test(
    "While the cover is requested no second request is sent, and the first isn't cancelled",
    arguments: try await Subject.all)
  func oneRequest(subject: Subject) throws {
    show(subject)
    try comeBack()
    fixture.receive(.memoryWarning)
    #expect(fixture.cover.requests.count == 1)
    #expect(try !fixture.cover.requests[0].isCancelled)
  }

  @Test("The cover is requested once, and shown when it arrives", arguments: try await Subject.all)
  func cover(subject: Subject) throws {
    show(subject)
    #expect(fixture.cover.requests.count == 1)
    #expect(app.text("menu.cover") == "placeholder")
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(app.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("A cover that arrives out of sight is shown when the menu next appears", arguments: try await Subject.all)
  func coverOutOfSight(subject: Subject) throws {
    show(subject)
    try fixture.openQuarters()
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.cover.cached = ImageData(name: "cover")
    try app.perform(.goBack)
    #expect(app.text("menu.cover") == "cover")
  }

  @Test("A cover in the cache is shown without a request", arguments: try await Subject.all)
  func cachedCover(subject: Subject) throws {
    fixture.cover.cached = ImageData(name: "cover")
    show(subject)
    #expect(app.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.isEmpty)
    fixture.cover.cached = nil
    try comeBack()
    #expect(app.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 1)
  }

  // MARK: - Memory warning

  @Test("A memory warning while the menu is visible loads the cover again at once", arguments: try await Subject.all)
  func memoryWarningInSight(subject: Subject) throws {
    show(subject)
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.receive(.memoryWarning)
    #expect(app.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 2)
  }

  @Test(
    "A memory warning while the menu isn't visible loads the cover when it next appears",
    arguments: try await Subject.all)
  func memoryWarningOutOfSight(subject: Subject) throws {
    show(subject)
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.openQuarters()
    fixture.receive(.memoryWarning)
    #expect(fixture.cover.requests.count == 1)
    try app.perform(.goBack)
    #expect(fixture.cover.requests.count == 2)
    #expect(app.text("menu.cover") == "placeholder")
  }

  // MARK: - Badge

  @Test("The badge shows the number of favourites, and follows every change", arguments: try await Subject.all)
  func badge(subject: Subject) throws {
    show(subject)
    #expect(badges == [nil, nil, nil])
    try fixture.favourites.set(true, id: "maat")
    #expect(badges == [nil, "1", nil])
    try fixture.favourites.set(true, id: "castelo")
    #expect(badges == [nil, "2", nil])
    try fixture.favourites.set(false, id: "maat")
    try fixture.favourites.set(false, id: "castelo")
    #expect(badges == [nil, nil, nil])
  }

  @Test("Earlier favourites are counted from the start", arguments: try await Subject.all)
  func earlierFavourites(subject: Subject) throws {
    try fixture.favourites.set(true, id: "maat")
    show(subject)
    #expect(badges == [nil, "1", nil])
  }

  @Test("A favourite changed on another screen is counted on return", arguments: try await Subject.all)
  func changeElsewhere(subject: Subject) throws {
    show(subject)
    #expect(badges == [nil, nil, nil])
    try fixture.openQuarters()
    try fixture.favourites.set(true, id: "maat")
    try app.perform(.goBack)
    #expect(badges == [nil, "1", nil])
  }

  // MARK: - Input

  @Test(
    "Each row opens its screen",
    arguments: try await Subject.all(with: [
      ("Quarters", "quarters"), ("Places", "places"), ("Reference book", "reference"),
    ]))
  func rows(subject: Subject, title: String, screen: String) throws {
    show(subject)
    try app.perform(.selectRowTitled(title: title, id: "menu.sections"))
    #expect(fixture.stack == ["menu", screen])
    #expect(app.snapshot.screen.title == title)
  }

  @Test("The quarters open by priority, and the places open without a filter", arguments: try await Subject.all)
  func defaults(subject: Subject) throws {
    show(subject)
    try fixture.openQuarters()
    #expect(app.text("quarters.order") == "Priority")
    try app.perform(.goBack)
    try fixture.openPlaces()
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("Sign out ends the session", arguments: try await Subject.all)
  func signOut(subject: Subject) throws {
    try fixture.favourites.set(true, id: "maat")
    show(subject)
    try app.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
    #expect(fixture.favourites.contains("maat"))
  }

  @Test("At first it greets the user and lists the parts of the guide", arguments: try await Subject.all)
  func atFirst(subject: Subject) {
    show(subject)
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "menu", title: "Lisbon",
          elements: [
            Element(id: "menu.greeting", content: .label("Hello, Mark")),
            Element(id: "menu.cover", content: .image("placeholder")),
            Element(
              id: "menu.sections",
              content: .list(
                Element.List(sections: [
                  Element.Section(rows: [
                    Element.Row(title: "Quarters"), Element.Row(title: "Places"), Element.Row(title: "Reference book"),
                  ])
                ]))),
            Element(id: "menu.signOut", content: .button("Sign out")),
          ]))
  }
}
