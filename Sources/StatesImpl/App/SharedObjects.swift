import SharedModel

/// The objects from which each state takes what its screen needs: the app's dependencies, and the favourite changes in
/// flight.
struct SharedObjects {
  let app: AppDependencies
  let favouriteChanges: FavouriteChanges

  init(app: AppDependencies) {
    self.app = app
    favouriteChanges = FavouriteChanges(of: app.favourites, service: app.favouriteService, session: app.session)
  }
}
