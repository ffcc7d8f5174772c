import SharedModel

/// What the modules share, made once by the application's root; a module sees the part of it that it needs.
final class SharedDependencies: SoleInstance {
  let signIn: any SignInService
  let cover: any CoverService
  let quarters: any QuartersService
  let session: any UserSession
  let favourites: any FavouriteCounting
  let whereabouts: any WhereaboutsKeeping
  let images: any ImageReleasing
  let logger: any Logger

  init(_ dependencies: AppDependencies, in launch: LaunchScope) {
    signIn = dependencies.signIn
    cover = dependencies.cover
    quarters = dependencies.quarters
    session = dependencies.session
    favourites = dependencies.favourites
    whereabouts = dependencies.whereabouts
    images = dependencies.images
    logger = dependencies.logger
    super.init(in: launch)
  }
}

// MARK: - SignInDependencies

extension SharedDependencies: SignInDependencies {}

// MARK: - MenuDependencies

extension SharedDependencies: MenuDependencies {}
