package import SharedModel

/// A device with doubles of the services and stores in memory.
package final class DeviceDouble {
  package let signIn = SignInServiceDouble()
  package let cover = CoverServiceDouble()
  package let quarters = QuartersServiceDouble()
  package let places = PlacesServiceDouble()
  package let place = PlaceServiceDouble()
  package let articles = ArticlesServiceDouble()
  package let favourite = FavouriteServiceDouble()
  package let note = NoteServiceDouble()
  package let clock = VirtualClock()
  package let savedState: MemoryStore<SavedState>
  package let logger = MemoryLogger(minimum: .debug)
  package var dependencies: AppDependencies
  private let device: Device

  package var session: Session { dependencies.session }
  package var favourites: Favourites { dependencies.favourites }
  package var notes: Notes { dependencies.notes }
  package var log: [String] { logger.entries.map(\.message) }
  package var transitions: [String] { log.filter { $0.hasPrefix("transition") } }

  package init(user: User? = .mark, savedState state: SavedState? = nil) {
    savedState = MemoryStore(state)
    device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock),
      session: MemoryStore(user.map(StoredSession.init)), savedState: savedState, favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .debug), logger: logger)
    dependencies = device.dependencies()
    useDoubles()
  }

  /// Provides the dependencies of the app's next process: stores read again, empty caches, and the same doubles.
  package func restart() {
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
    dependencies.favouriteService = favourite
    dependencies.noteService = note
  }

  /// Stores the note sent last and then answers, like a service that has accepted it.
  package func acceptNote() throws {
    guard let text = note.texts.last, let id = note.ids.last else { return }
    try notes.set(text, for: id)
    note.requests.last?.answer(.success(()))
  }
}
