import SharedModel

/// What screens are handed: what the app was launched with, and the action that outlives them.
struct ScreenDependencies {
  let app: AppDependencies
  let setFavourite: SetFavouriteAction

  init(app: AppDependencies) {
    self.app = app
    setFavourite = SetFavouriteAction(favourites: app.favourites, service: app.favouriteService)
  }
}
