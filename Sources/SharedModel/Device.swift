/// The stores, the backend and the clock, which outlive the app's process.
@MainActor
public final class Device {
  public let clock: any AppClock
  public let backend: ScriptedBackend
  public let session: any Store<StoredSession>
  public let savedState: any Store<SavedState>
  public let favourites: any Store<Set<Place.ID>>
  public let notes: any Store<[Place.ID: String]>
  public let configuration: Configuration
  public let logger: any Logger

  /// Creates a device with the given stores.
  public init(
    clock: any AppClock, backend: ScriptedBackend, session: any Store<StoredSession>,
    savedState: any Store<SavedState>, favourites: any Store<Set<Place.ID>>, notes: any Store<[Place.ID: String]>,
    configuration: Configuration, logger: any Logger
  ) {
    self.clock = clock
    self.backend = backend
    self.session = session
    self.savedState = savedState
    self.favourites = favourites
    self.notes = notes
    self.configuration = configuration
    self.logger = logger
  }

  /// Returns the dependencies of the app's next process: stores read again, and empty caches.
  public func dependencies() -> AppDependencies {
    let session = Session(store: session, savedState: savedState, logger: logger)
    let images = ImageCache()
    let favourites = Favourites(store: favourites, logger: logger)
    let notes = Notes(store: notes, logger: logger)
    let client = GuideClient(
      backend: backend, session: session, images: images, notes: notes, configuration: configuration, logger: logger)
    return AppDependencies(
      signIn: client, cover: client, quarters: client, places: client, place: client, articles: client,
      favouriteService: client, noteService: client, session: session, favourites: favourites,
      notes: notes, savedState: savedState, images: images, clock: clock, configuration: configuration, logger: logger)
  }
}
