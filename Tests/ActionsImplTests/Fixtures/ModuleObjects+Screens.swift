import HeadlessUI

/// The classes whose objects a screen is made of.
nonisolated extension Set<String> {
  static let app: Set = ["AppDelegate", "AppInteractor", "FollowSessionAction", "SetFavouriteAction"]
  static let signIn = screen("SignIn").union(["SignInAction"])
  /// With the action that all places share with it: they lie above the menu.
  static let menu = screen("Menu").union([
    "NavigationController", "LoadCoverAction", "FollowFavouritesAction",
  ])
  static let quarters = screen("Quarters").union(["LoadQuartersAction", "LoadStatusView"])
  static let places = screen("Places").union([
    "LoadPlacesAction", "SearchPlacesAction", "LoadMorePlacesAction", "FollowPlacesAction", "LoadStatusView",
  ])
  /// What the places, once they have come, share with the places opened from them.
  static let loadedPlaces: Set = ["LoadedPlaces"]
  /// Without the action that it shares with the places: they lie below.
  static let place = screen("Place").union(["LoadPlaceAction", "FindNextPlaceAction", "FollowNotesAction"])
  static let note = screen("Note").union(["SaveNoteAction"])
  static let reference = screen("Reference").union(["LoadArticlesAction", "LoadStatusView"])
  static let article = screen("Article").union(["LoadArticleAction"])
  static let alert: Set = ["AlertController"]

  private static func screen(_ name: String) -> Self {
    Set(["ViewController", "View", "Layout", "Interactor", "ViewModel", "Model"].map { name + $0 })
  }

  static func all(_ parts: Self...) -> Self {
    parts.reduce([]) { $0.union($1) }
  }
}

extension AppFixture {
  /// All that the running app is made of now.
  var objects: ModuleObjects { ModuleObjects(reachableFrom: delegate as Any, window) }
}
