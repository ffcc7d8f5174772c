import HeadlessUI
import SharedModel

@testable import ObservationImpl

/// An app's surroundings: doubles of the services, stores in memory, and a window to look at.
struct AppFixture {
  let window = Window()
  let signIn = SignInServiceDouble()
  let cover = CoverServiceDouble()
  let quarters = QuartersServiceDouble()
  let places = PlacesServiceDouble()
  let place = PlaceServiceDouble()
  let favourite = FavouriteServiceDouble()
  let note = NoteServiceDouble()
  let articles = ArticlesServiceDouble()
  let clock = VirtualClock()
  let savedState: MemoryStore<SavedState>
  let logger = MemoryLogger(minimum: .debug)
  let dependencies: AppDependencies
  /// What view models are made from that have no guide around them, and where they say that the user is.
  let guide: GuideDependencies
  let navigation = Navigation()

  var session: Session { dependencies.session }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var log: [String] { logger.entries.map(\.message) }
  var transitions: [String] { log.filter { $0.hasPrefix("transition") } }

  init(user: User? = .mark, savedState state: SavedState? = nil) {
    window.isObservationTrackingEnabled = true
    savedState = MemoryStore(state)
    let device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock),
      session: MemoryStore(user.map(StoredSession.init)), savedState: savedState, favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .debug), logger: logger)
    var dependencies = device.dependencies()
    dependencies.signIn = signIn
    dependencies.cover = cover
    dependencies.quarters = quarters
    dependencies.places = places
    dependencies.place = place
    dependencies.noteService = note
    dependencies.favouriteService = favourite
    dependencies.articles = articles
    self.dependencies = dependencies
    let favouriteChanges = FavouriteChanges(
      favourites: dependencies.favourites, service: favourite, session: dependencies.session)
    guide = GuideDependencies(app: dependencies, favouriteChanges: favouriteChanges, navigation: navigation)
  }

  /// Signs in on the screen shown; the session begins before the reply, as the service promises.
  func signIn(as user: User) throws {
    try window.perform(.type(text: user.username, id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    session.begin(user)
    signIn.requests.last?.answer(.success(user))
    endTurn()
  }

  func openQuarters() throws {
    try window.perform(.selectRowTitled(title: "Quarters", id: "menu.sections"))
  }

  func openPlaces() throws {
    try window.perform(.selectRowTitled(title: "Places", id: "menu.sections"))
  }

  /// Opens the first of the quarters.
  func openPlacesOfQuarter() throws {
    try openQuarters()
    quarters.requests.last?.answer(.success(.unsorted))
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
  }

  /// Opens the first of the places, of which there are more.
  func openPlace() throws {
    try openPlaces()
    places.requests.last?.answer(.success(.first))
    try window.perform(.selectRow(number: 1, id: "places.list"))
  }

  /// Opens the note on the first of the places.
  func openNote() throws {
    try openPlace()
    try window.perform(.tap(id: "place.editNote"))
  }

  /// Answers as the service does that has kept the note.
  func saveNote() throws {
    try dependencies.notes.set(note.texts.last ?? "", for: note.ids.last ?? "")
    note.requests.last?.answer(.success(()))
    endTurn()
  }

  func openReference() throws {
    try window.perform(.selectRowTitled(title: "Reference book", id: "menu.sections"))
  }

  /// Opens the first of the articles.
  func openArticle() throws {
    try openReference()
    articles.requests.last?.answer(.success(.book))
    try window.perform(.selectRow(number: 1, id: "reference.list"))
  }
}
