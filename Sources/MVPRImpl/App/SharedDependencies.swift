import SharedModel

/// The dependencies that modules share, created once by the application's root; each module sees only its part.
final class SharedDependencies: SingleInstance {
  let signIn: any SignInService
  let cover: any CoverService
  let quarters: any QuartersService
  let places: any PlacesService
  let place: any PlaceService
  let articles: any ArticlesService
  let noteService: any NoteService
  let session: any UserSession
  let favourites: any FavouriteCounting
  let favouriteMarks: any FavouriteChecking
  let favouriteEditor: any FavouriteEditing
  let notes: any NoteReading
  let noteTracker: any NoteTracking
  let noteObserver: any NoteObserving
  let savedState: any Store<SavedState>
  let images: any ImageReleasing
  let clock: any AppClock
  let searchDebounce: Duration
  let logger: any Logger

  init(_ dependencies: AppDependencies, in launch: LaunchScope) {
    signIn = dependencies.signIn
    cover = dependencies.cover
    quarters = dependencies.quarters
    places = dependencies.places
    place = dependencies.place
    articles = dependencies.articles
    noteService = dependencies.noteService
    session = dependencies.session
    favourites = dependencies.favourites
    favouriteMarks = dependencies.favourites
    favouriteEditor = FavouriteEditor(
      favourites: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session,
      in: launch)
    notes = dependencies.notes
    let tracker = NoteTracker(in: launch)
    noteTracker = tracker
    noteObserver = tracker
    savedState = dependencies.savedState
    images = dependencies.images
    clock = dependencies.clock
    searchDebounce = dependencies.configuration.searchDebounce
    logger = dependencies.logger
    super.init(in: launch)
  }
}

// MARK: - SignInDependencies

extension SharedDependencies: SignInDependencies {}

// MARK: - MenuDependencies

extension SharedDependencies: MenuDependencies {}
