import HeadlessUI
import SharedModel

@testable import ReducerImpl

/// A device with doubles of the services and stores in memory, and the app's process on it while it runs.
final class AppFixture {
  let signIn = SignInServiceDouble()
  let cover = CoverServiceDouble()
  let quarters = QuartersServiceDouble()
  let places = PlacesServiceDouble()
  let place = PlaceServiceDouble()
  let articles = ArticlesServiceDouble()
  let favourite = FavouriteServiceDouble()
  let note = NoteServiceDouble()
  let clock = VirtualClock()
  let savedState: MemoryStore<SavedState>
  let logger = MemoryLogger(minimum: .debug)
  private(set) var dependencies: AppDependencies
  private(set) var window = Window()
  private(set) var delegate: AppDelegate?
  private let device: Device

  var session: Session { dependencies.session }
  var favourites: Favourites { dependencies.favourites }
  var notes: Notes { dependencies.notes }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var log: [String] { logger.entries.map(\.message) }
  var transitions: [String] { log.filter { $0.hasPrefix("transition") } }

  init(user: User? = .mark, savedState state: SavedState? = nil) {
    savedState = MemoryStore(state)
    device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock),
      session: MemoryStore(user.map(StoredSession.init)), savedState: savedState, favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .debug), logger: logger)
    dependencies = device.dependencies()
    useDoubles()
  }

  private func useDoubles() {
    dependencies.signIn = signIn
    dependencies.cover = cover
    dependencies.quarters = quarters
    dependencies.places = places
    dependencies.place = place
    dependencies.articles = articles
    dependencies.noteService = note
    dependencies.favouriteService = favourite
  }

  // MARK: - The process

  /// Starts the app.
  func launch() {
    let delegate = AppDelegate(dependencies: dependencies)
    self.delegate = delegate
    delegate.applicationDidFinishLaunching(in: window)
  }

  /// Ends the process without a word to it; what it had stored is what the next launch is given.
  func kill() {
    delegate = nil
    window = Window()
    dependencies = device.dependencies()
    useDoubles()
  }

  // MARK: - The user

  /// Signs in on the screen shown; the session begins before the reply, as the service promises.
  func signIn(as user: User) throws {
    try submitCredentials()
    session.begin(user)
    signIn.requests.last?.answer(.success(user))
  }

  func submitCredentials() throws {
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
  }

  func openQuarters() throws {
    try window.perform(.selectRowTitled(title: "Quarters", id: "menu.sections"))
  }

  func openPlaces() throws {
    try window.perform(.selectRowTitled(title: "Places", id: "menu.sections"))
  }

  /// Opens the first place of all places, of which the first page is loaded.
  func openFirstPlace() throws {
    try openPlaces()
    places.requests.last?.answer(.success(.first))
    try window.perform(.selectRow(number: 1, id: "places.list"))
  }

  /// Opens the note on the place shown.
  func openNote() throws {
    try window.perform(.tap(id: "place.editNote"))
  }

  /// Answers the latest request to save a note; it is stored before the reply, as the service promises.
  func acceptNote() throws {
    guard let text = note.texts.last, let id = note.ids.last else { return }
    try notes.set(text, for: id)
    note.requests.last?.answer(.success(()))
  }

  func open(_ link: String) {
    delegate?.application(open: link)
  }

  func openReferenceBook() throws {
    try window.perform(.selectRowTitled(title: "Reference book", id: "menu.sections"))
  }
}
