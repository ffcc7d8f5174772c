import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceViewControllerTests {
  private let fixture = AppFixture()

  private var window: Window { fixture.window }
  private var dependencies: AppDependencies { fixture.dependencies }

  private func showUnknown() {
    show("maat", known: nil)
  }

  private func show(_ place: Place) {
    show(place.id, known: place)
  }

  private func show(_ id: Place.ID, known place: Place?) {
    window.rootViewController = PlaceViewController(
      viewModel: PlaceViewModel(
        id: id, known: place, in: LoadedPlaces(query: PlaceQuery(), service: fixture.places),
        dependencies: fixture.guide))
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func failure() throws {
    try dependencies.notes.set("Go early", for: "maat")
    showUnknown()
    #expect(window.snapshot.screen.title == "")
    #expect(window.snapshot.screen.elements.map(\.id) == ["place.spinner"])
    fixture.place.requests[0].answer(.failure(.offline))
    #expect(window.snapshot.screen.elements.isEmpty)
  }

  @Test("Once it is loaded all is shown, but no note where there is none")
  func loading() {
    showUnknown()
    fixture.place.requests[0].answer(.success(.maat))
    #expect(window.snapshot.screen.title == "MAAT")
    #expect(
      window.snapshot.screen.elements.map(\.id)
        == ["place.summary", "place.quarter", "place.favourite", "place.next", "place.editNote"])
    #expect(window.text("place.summary") == "White")
    #expect(window.text("place.quarter") == "Belém")
  }

  @Test("The note is shown as long as there is one")
  func note() throws {
    show(.maat)
    #expect(!window.isShown("place.noteText"))
    try dependencies.notes.set("Go early", for: "maat")
    #expect(window.text("place.noteText") == "Go early")
    try dependencies.notes.set("", for: "maat")
    #expect(!window.isShown("place.noteText"))
  }

  @Test("The toggle changes the favourite")
  func favourite() throws {
    show(.maat)
    #expect(!window.isOn("place.favourite"))
    try window.perform(.toggle(id: "place.favourite"))
    #expect(dependencies.favourites.contains("maat"))
    try window.perform(.toggle(id: "place.favourite"))
    #expect(!dependencies.favourites.contains("maat"))
  }

  @Test("The toggle follows changes made elsewhere")
  func favouriteElsewhere() throws {
    try dependencies.favourites.set(true, id: "maat")
    show(.maat)
    #expect(window.isOn("place.favourite"))
    try dependencies.favourites.set(false, id: "maat")
    #expect(!window.isOn("place.favourite"))
    try dependencies.favourites.set(true, id: "maat")
    #expect(window.isOn("place.favourite"))
  }

  @Test("While Next waits the spinner turns and Next is disabled")
  func next() throws {
    show(.maat)
    try window.perform(.tap(id: "place.next"))
    #expect(window.isShown("place.spinner"))
    #expect(!window.isEnabled("place.next"))
    fixture.places.requests[0].answer(.failure(.offline))
    #expect(!window.isShown("place.spinner"))
    #expect(window.isEnabled("place.next"))
  }

  @Test("It loads once its view is there, and not again when it appears")
  func loadsOnce() {
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.places)
    let viewController = PlaceViewController(
      viewModel: PlaceViewModel(id: "maat", known: nil, in: loaded, dependencies: fixture.guide))
    _ = viewController.view
    #expect(fixture.place.ids == ["maat"])
    window.rootViewController = viewController
    #expect(fixture.place.ids == ["maat"])
  }

  @Test("What could not be loaded out of sight is asked for again when the place next appears")
  func loadingAgain() {
    showUnknown()
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    fixture.place.requests[0].answer(.failure(.offline))
    window.rootViewController = viewController
    #expect(fixture.place.ids == ["maat", "maat"])
  }

  @Test("A favourite that can't be stored leaves the toggle as it was")
  func favouriteNotStored() throws {
    var app = dependencies
    app.favourites = Favourites(store: FullStore([]), logger: SilentLogger())
    let changes = FavouriteChanges(favourites: app.favourites, service: fixture.favourite, session: app.session)
    let guide = GuideDependencies(app: app, favouriteChanges: changes, navigation: fixture.navigation)
    window.rootViewController = PlaceViewController(
      viewModel: PlaceViewModel(
        id: "maat", known: .maat, in: LoadedPlaces(query: PlaceQuery(), service: fixture.places), dependencies: guide))
    try window.perform(.toggle(id: "place.favourite"))
    #expect(!window.isOn("place.favourite"))
    #expect(fixture.favourite.changes.isEmpty)
  }
}
