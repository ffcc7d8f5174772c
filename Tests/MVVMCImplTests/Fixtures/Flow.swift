/// The classes that each part of the app is made of, besides the bindings.
enum Flow {
  static let app: Set = ["AppDelegate", "AppCoordinator", "FavouriteChanges"]
  static let signIn: Set = ["SignInCoordinator", "SignInViewController", "SignInViewModel", "Observable"]
  static let menu: Set = ["GuideCoordinator", "MenuViewController", "MenuViewModel"]
  static let quarters: Set = ["QuartersViewController", "QuartersViewModel"]
  static let places: Set = ["PlacesViewController", "PlacesViewModel", "Event"]
  static let place: Set = ["PlaceViewController", "PlaceViewModel"]
  static let note: Set = ["NoteCoordinator", "NoteViewController", "NoteViewModel"]
  static let reference: Set = ["ReferenceViewController", "ReferenceViewModel"]
  static let article: Set = ["ArticleViewController", "ArticleViewModel"]
}
