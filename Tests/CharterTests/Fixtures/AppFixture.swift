import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// A device, and the process of the app that runs on it. The device's doubles, stores and clock are members.
@dynamicMemberLookup
final class AppFixture {
  let device: DeviceDouble
  private var subject: Subject?
  private var process: (any HeadlessApp)?

  /// The running app.
  var app: any HeadlessApp {
    guard let process else { fatalError("No app is running: call launch(_:) first.") }
    endTurn()
    return process
  }
  /// The objects that the app's screens consist of now.
  var objects: ModuleObjects { ModuleObjects(of: subject?.module ?? "", reachableFrom: app) }
  var savedState: MemoryStore<SavedState> {
    endTurn()
    return device.savedState
  }
  var logger: MemoryLogger {
    endTurn()
    return device.logger
  }
  var transitions: [String] {
    endTurn()
    return device.transitions
  }
  var stack: [String] { app.snapshot.stack.map(\.name) }

  init(user: User? = .mark, savedState: SavedState? = nil) {
    device = DeviceDouble(user: user, savedState: savedState)
  }

  subscript<Member>(dynamicMember member: KeyPath<DeviceDouble, Member>) -> Member { device[keyPath: member] }

  /// Returns the number of rows that the lists with this id have laid out so far, on all open screens.
  func laidOutRows(_ id: String) -> Int {
    (app as? any LayoutCounting)?.laidOutRows(ofList: id).values.reduce(0, +) ?? 0
  }

  // MARK: - The process

  func launch(_ subject: Subject) {
    self.subject = subject
    process = subject.architecture.launch(with: device.dependencies)
  }

  /// Ends the process without notifying it. The next launch finds what it has stored.
  func kill() {
    process = nil
    device.restart()
  }

  /// Lets the app show its changes, like a turn of the run loop, because a test's reply isn't a turn.
  func endTurn() {
    device.clock.delegate?.clockDidEndTurn()
  }

  // MARK: - The user

  /// Signs in on the sign-in screen. The session begins before the reply, which is what the service promises.
  func signIn(as user: User) throws {
    try submitCredentials()
    device.session.begin(user)
    device.signIn.requests.last?.answer(.success(user))
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

  /// Opens the first of all places, with one page loaded.
  func openFirstPlace() throws {
    try openPlaces()
    device.places.requests.last?.answer(.success(.first))
    try app.perform(.selectRow(number: 1, id: "places.list"))
  }

  /// Opens the note on the place shown.
  func openNote() throws {
    try app.perform(.tap(id: "place.editNote"))
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

  /// Performs an action of the system, which is always possible.
  private func perform(_ interaction: Interaction) {
    do { try app.perform(interaction) } catch { Issue.record(error) }
  }
}
