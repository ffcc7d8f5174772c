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
  let favourites: any FavouriteStorage
  let favouriteEditor: any FavouriteEditing
  let notes: any NoteStorage
  let savedState: any Store<SavedState>
  let images: any ImageStorage
  let clock: any AppClock
  let searchDebounce: Duration
  let logger: any Logger
  weak var modalObserver: (any ModalObserver)?  // the root's presenter, which the application delegate owns

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
    favouriteEditor = FavouriteEditor(
      favourites: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session,
      in: launch)
    notes = dependencies.notes
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
