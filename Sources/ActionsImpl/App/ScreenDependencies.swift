import SharedModel

/// The dependencies of screens: those that the app was launched with, and the action that outlives the screens.
struct ScreenDependencies {
  let app: AppDependencies
  let setFavourite: SetFavouriteAction

  init(app: AppDependencies) {
    self.app = app
    setFavourite = SetFavouriteAction(favourites: app.favourites, service: app.favouriteService)
  }
}
