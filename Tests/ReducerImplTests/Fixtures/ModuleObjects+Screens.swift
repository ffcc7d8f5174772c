import HeadlessUI

/// The classes whose objects a screen is made of.
nonisolated extension Set<String> {
  static let app: Set = ["AppDelegate", "WindowRenderer"]
  static let signIn: Set = ["SignInViewController", "SignInLayout"]
  static let menu: Set = ["NavigationController", "MenuViewController", "MenuDataSource", "MenuLayout"]
  static let quarters: Set = ["QuartersViewController", "QuartersDataSource", "QuartersLayout", "LoadStatusView"]
  static let places: Set = ["PlacesViewController", "PlacesDataSource", "PlacesLayout", "LoadStatusView"]
  static let place: Set = ["PlaceViewController", "PlaceLayout"]
  static let note: Set = ["NoteViewController", "NoteLayout"]
  static let reference: Set = ["ReferenceViewController", "ReferenceDataSource", "ReferenceLayout", "LoadStatusView"]
  static let article: Set = ["ArticleViewController", "ArticleLayout"]
  static let alert: Set = ["AlertController"]

  static func all(_ parts: Self...) -> Self {
    parts.reduce([]) { $0.union($1) }
  }
}

extension AppFixture {
  /// All that the running app is made of now.
  var objects: ModuleObjects { ModuleObjects(reachableFrom: delegate as Any, window) }
}
