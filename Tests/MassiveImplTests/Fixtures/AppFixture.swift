import HeadlessUI
import MassiveImpl
import SharedModel
import Testing

/// A device with doubles of the services and stores in memory, and the app's process on it while it runs.
///
/// All that it knows of the implementation is how to launch it.
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
  var dependencies: AppDependencies
  private let device: Device
  private let savedStateStore: MemoryStore<SavedState>
  private let memoryLogger = MemoryLogger(minimum: .debug)
  private var process: (any HeadlessApp)?

  /// The app that runs.
  var app: any HeadlessApp {
    guard let process else { fatalError("Nothing can be seen of an app that doesn't run: call launch() first.") }
    endTurn()
    return process
  }

  var session: Session { dependencies.session }
  var favourites: Favourites { dependencies.favourites }
  var notes: Notes { dependencies.notes }
  /// All that the running app's screens are made of now.
  var objects: ModuleObjects { ModuleObjects(reachableFrom: app) }
  var savedState: MemoryStore<SavedState> {
    endTurn()
    return savedStateStore
  }
  var logger: MemoryLogger {
    endTurn()
    return memoryLogger
  }
  var stack: [String] { app.snapshot.stack.map(\.name) }
  var log: [String] { logger.entries.map(\.message) }
  var transitions: [String] { log.filter { $0.hasPrefix("transition") } }

  init(user: User? = .mark, savedState state: SavedState? = nil) {
    savedStateStore = MemoryStore(state)
    device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock),
      session: MemoryStore(user.map(StoredSession.init)), savedState: savedStateStore, favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .debug), logger: memoryLogger)
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

  /// How many rows the lists of that name have laid out so far, on the screens that are open.
  func laidOutRows(_ id: String) -> Int {
    (app as? any LayoutCounting)?.laidOutRows(ofList: id).values.reduce(0, +) ?? 0
  }

  // MARK: - The process

  /// Starts the app.
  func launch() {
    process = MassiveArchitecture().launch(with: dependencies)
  }

  /// Ends the process without a word to it; what it had stored is what the next launch is given.
  func kill() {
    process = nil
    dependencies = device.dependencies()
    useDoubles()
  }

  /// Has the app show what has changed, as each turn of the run loop does: a reply by hand is none by itself.
  func endTurn() {
    clock.delegate?.clockDidEndTurn()
  }

  // MARK: - The user

  /// Signs in on the screen shown; the session begins before the reply, as the service promises.
  func signIn(as user: User) throws {
    try submitCredentials()
    session.begin(user)
    signIn.requests.last?.answer(.success(user))
    endTurn()
  }

  func submitCredentials() throws {
    try app.perform(.type(text: "mark", id: "signIn.username"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    try app.perform(.tap(id: "signIn.submit"))
  }

  func openQuarters() throws {
    try app.perform(.selectRowTitled(title: "Quarters", id: "menu.sections"))
  }

  func openPlaces() throws {
    try app.perform(.selectRowTitled(title: "Places", id: "menu.sections"))
  }

  /// Opens the first place of all places, of which the first page is loaded.
  func openFirstPlace() throws {
    try openPlaces()
    places.requests.last?.answer(.success(.first))
    try app.perform(.selectRow(number: 1, id: "places.list"))
  }

  /// Opens the note on the place shown.
  func openNote() throws {
    try app.perform(.tap(id: "place.editNote"))
  }

  /// Answers the latest request to save a note; it is stored before the reply, as the service promises.
  func acceptNote() throws {
    guard let text = note.texts.last, let id = note.ids.last else { return }
    try notes.set(text, for: id)
    note.requests.last?.answer(.success(()))
  }

  func openReferenceBook() throws {
    try app.perform(.selectRowTitled(title: "Reference book", id: "menu.sections"))
  }

  // MARK: - The system

  func open(_ link: String) {
    perform(.open(link: link))
  }

  func receive(_ event: SystemEvent) {
    perform(.receive(event))
  }

  /// What the system does is never impossible.
  private func perform(_ interaction: Interaction) {
    do { try app.perform(interaction) } catch { Issue.record(error) }
  }
}
