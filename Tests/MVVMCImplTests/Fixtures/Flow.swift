/// The classes that each part of the app is made of, besides the bindings.
enum Flow {
  static let app: Set = ["AppDelegate", "AppCoordinator"]
  static let signIn: Set = ["SignInCoordinator", "SignInViewController", "SignInViewModel", "Observable"]
  static let menu: Set = ["GuideCoordinator", "MenuViewController", "MenuViewModel"]
  static let quarters: Set = ["QuartersCoordinator", "QuartersViewController", "QuartersViewModel"]
  static let places: Set = ["PlacesCoordinator", "PlacesViewController", "PlacesViewModel"]
  static let place: Set = ["PlaceCoordinator", "PlaceViewController", "PlaceViewModel"]
  static let note: Set = ["NoteCoordinator", "NoteViewController", "NoteViewModel"]
  static let reference: Set = ["ReferenceCoordinator", "ReferenceViewController", "ReferenceViewModel"]
  static let article: Set = ["ArticleViewController", "ArticleViewModel"]
}
