import HeadlessUI
import SharedModel
import Testing

struct MenuViewControllerTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var badges: [String?] { app.rows("menu.sections").map(\.badge) }

  private func show() {
    fixture.launch()
  }

  private func comeBack() throws {
    try fixture.openQuarters()
    try app.perform(.goBack)
  }

  // MARK: - Cover

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() throws {
    show()
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(app.text("menu.cover") == "placeholder")
    try comeBack()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("While a request is under way no second one is sent, and it stays")
  func oneRequest() throws {
    show()
    try comeBack()
    fixture.receive(.memoryWarning)
    #expect(fixture.cover.requests.count == 1)
    #expect(!fixture.cover.requests[0].isCancelled)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    show()
    #expect(fixture.cover.requests.count == 1)
    #expect(app.text("menu.cover") == "placeholder")
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(app.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("A cover that comes while the menu is out of sight is there when it is back")
  func coverOutOfSight() throws {
    show()
    try fixture.openQuarters()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.cover.cached = ImageData(name: "cover")
    try app.perform(.goBack)
    #expect(app.text("menu.cover") == "cover")
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() throws {
    fixture.cover.cached = ImageData(name: "cover")
    show()
    #expect(app.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.isEmpty)
    fixture.cover.cached = nil
    try comeBack()
    #expect(app.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 1)
  }

  // MARK: - Memory warning

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarningInSight() {
    show()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.receive(.memoryWarning)
    #expect(app.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("A memory warning out of sight loads the cover when the menu next appears")
  func memoryWarningOutOfSight() throws {
    show()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.openQuarters()
    fixture.receive(.memoryWarning)
    #expect(fixture.cover.requests.count == 1)
    try app.perform(.goBack)
    #expect(fixture.cover.requests.count == 2)
    #expect(app.text("menu.cover") == "placeholder")
  }

  // MARK: - Badge

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    show()
    #expect(badges == [nil, nil, nil])
    try fixture.favourites.set(true, id: "maat")
    #expect(badges == [nil, "1", nil])
    try fixture.favourites.set(true, id: "castelo")
    #expect(badges == [nil, "2", nil])
    try fixture.favourites.set(false, id: "maat")
    try fixture.favourites.set(false, id: "castelo")
    #expect(badges == [nil, nil, nil])
  }

  @Test("Favourites from before are counted from the start")
  func earlierFavourites() throws {
    try fixture.favourites.set(true, id: "maat")
    show()
    #expect(badges == [nil, "1", nil])
  }

  @Test("A change made on another screen is there on return")
  func changeElsewhere() throws {
    show()
    #expect(badges == [nil, nil, nil])
    try fixture.openQuarters()
    try fixture.favourites.set(true, id: "maat")
    try app.perform(.goBack)
    #expect(badges == [nil, "1", nil])
  }

  // MARK: - Input

  @Test(
    "Each row leads to its screen",
    arguments: ["Quarters": "quarters", "Places": "places", "Reference book": "reference"])
  func rows(title: String, screen: String) throws {
    show()
    try app.perform(.selectRowTitled(title: title, id: "menu.sections"))
    #expect(fixture.stack == ["menu", screen])
    #expect(app.snapshot.screen.title == title)
  }

  @Test("The quarters stand by priority, and the places are all there are")
  func defaults() throws {
    show()
    try fixture.openQuarters()
    #expect(app.text("quarters.order") == "Priority")
    try app.perform(.goBack)
    try fixture.openPlaces()
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("Sign out ends the session")
  func signOut() throws {
    try fixture.favourites.set(true, id: "maat")
    show()
    try app.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
    #expect(fixture.favourites.contains("maat"))
  }

  @Test("At first it greets the user and lists the parts of the guide")
  func atFirst() {
    show()
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
