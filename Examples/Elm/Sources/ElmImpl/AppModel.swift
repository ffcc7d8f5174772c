import SharedModel

/// The screen that is shown, with all that is on it.
enum AppModel: Equatable {
  case signIn(SignInModel)
  case menu(MenuModel)
}

/// The screen that asks who the user is.
struct SignInModel: Equatable {
  var credentials = Credentials()
  var isSigningIn = false
  var error: String?
}

/// The screen that everything starts from.
struct MenuModel: Equatable {
  var user: User
  var favourites: Int
  var cover: String?
  var isLoadingCover = false
}
