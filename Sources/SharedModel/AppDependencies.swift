/// Everything that an implementation gets at launch; it reaches nothing in any other way.
@MainActor
public struct AppDependencies {
  public var signIn: any SignInService
  public var cover: any CoverService
  public var quarters: any QuartersService
  public var places: any PlacesService
  public var place: any PlaceService
  public var articles: any ArticlesService
  public var favouriteService: any FavouriteService
  public var noteService: any NoteService
  public var session: Session
  public var favourites: Favourites
  public var notes: Notes
  /// The saved navigation state.
  public var savedState: any Store<SavedState>
  public var images: ImageCache
  public var clock: any AppClock
  public var configuration: Configuration
  public var logger: any Logger
}
