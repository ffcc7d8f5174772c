import SharedModel

/// What the guide's view models are made from; each hands it on to those that it makes.
final class GuideDependencies {
  let app: AppDependencies
  let favouriteChanges: FavouriteChanges
  weak var navigation: Navigation?  // owned by the guide's view model; it owns the view models that have this

  init(app: AppDependencies, favouriteChanges: FavouriteChanges, navigation: Navigation) {
    self.app = app
    self.favouriteChanges = favouriteChanges
    self.navigation = navigation
  }
}
