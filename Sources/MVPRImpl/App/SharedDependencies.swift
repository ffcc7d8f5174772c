import SharedModel

/// What the modules share, made once by the application's root; a module sees the part of it that it needs.
final class SharedDependencies: SoleInstance {
  let signIn: any SignInService
  let cover: any CoverService
  let quarters: any QuartersService
  let places: any PlacesService
  let articles: any ArticlesService
  let session: any UserSession
  let favourites: any FavouriteCounting
  let favouriteMarks: any FavouriteChecking
  let whereabouts: any WhereaboutsKeeping
  let images: any ImageReleasing
  let clock: any AppClock
  let searchDebounce: Duration
  let logger: any Logger

  init(_ dependencies: AppDependencies, in launch: LaunchScope) {
    signIn = dependencies.signIn
    cover = dependencies.cover
    quarters = dependencies.quarters
    places = dependencies.places
    articles = dependencies.articles
    session = dependencies.session
    favourites = dependencies.favourites
    favouriteMarks = dependencies.favourites
    whereabouts = dependencies.whereabouts
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
