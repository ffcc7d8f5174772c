import SharedModel

/// Everything that can happen.
enum AppMessage {
  case launched(User?, favourites: Int)
  case usernameEdited(String)
  case passwordEdited(String)
  case submitTapped
  case cancelTapped
  case signInReplied(Result<User, ServiceError>)
  case sessionBegan(User, favourites: Int)
  case sessionEnded(String?)
  case coverReplied(Result<ImageData, ServiceError>)
  case favouritesChanged(Int)
  case signOutTapped
  case memoryRanShort
}
