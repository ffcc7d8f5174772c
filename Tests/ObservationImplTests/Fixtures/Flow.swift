/// The classes that each part of the app is made of.
enum Flow {
  static let app: Set = ["AppDelegate", "AppViewModel", "FavouriteChanges", "RootViewController"]
  static let signIn: Set = ["SignInViewController", "SignInViewModel"]
  static let guide: Set = ["GuideDependencies", "GuideViewController", "GuideViewModel", "Navigation"]
  static let menu: Set = ["MenuViewController", "MenuViewModel"]
  static let quarters: Set = ["QuartersViewController", "QuartersViewModel"]
  static let places: Set = ["PlacesViewController", "PlacesViewModel"]
  static let place: Set = ["PlaceViewController", "PlaceViewModel"]
  static let note: Set = ["NoteViewController", "NoteViewModel"]
  static let reference: Set = ["ReferenceViewController", "ReferenceViewModel"]
  static let article: Set = ["ArticleViewController", "ArticleViewModel"]
}
