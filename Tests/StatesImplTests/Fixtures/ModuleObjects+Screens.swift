import HeadlessUI

/// The classes whose objects a screen is made of.
nonisolated extension Set<String> {
  static let app: Set = ["AppController", "StateFactory", "FavouriteChanges"]
  static let signIn: Set = ["Scene", "SignInControllerState", "SignInViewController", "SignInLayout"]
  /// What the guide has, whatever screens are open.
  static let stack: Set = ["SceneStack", "NavigationController"]
  /// What the guide has while a screen is open, whichever that is.
  static let scenes = all(stack, ["Scene"])
  static let menu = all(scenes, ["MenuControllerState", "MenuViewController", "MenuDataSource", "MenuLayout"])
  static let quarters: Set = [
    "QuartersControllerState", "QuartersViewController", "QuartersDataSource", "QuartersLayout", "LoadStatusView",
  ]
  static let places: Set = [
    "PlacesControllerState", "PlacesViewController", "PlacesDataSource", "PlacesLayout", "LoadStatusView",
  ]
  /// What places is shown, as far as it is loaded.
  static let list: Set = ["LoadedPlaces"]
  static let place: Set = ["PlaceControllerState", "PlaceViewController", "PlaceLayout"]
  static let note: Set = ["NoteControllerState", "NoteViewController", "NoteLayout"]
  static let reference: Set = [
    "ReferenceControllerState", "ReferenceViewController", "ReferenceDataSource", "ReferenceLayout",
    "LoadStatusView",
  ]
  static let article: Set = ["ArticleControllerState", "ArticleViewController", "ArticleLayout"]
  /// What stands for a screen that was released.
  static let released: Set = ["ReleasedViewController"]
  static let alert: Set = ["AlertController"]

  static func all(_ parts: Self...) -> Self {
    parts.reduce([]) { $0.union($1) }
  }
}

extension AppFixture {
  /// All that the running app is made of now.
  var objects: ModuleObjects { ModuleObjects(reachableFrom: controller as Any, window) }
}
