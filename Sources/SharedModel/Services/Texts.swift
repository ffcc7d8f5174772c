/// The texts that every implementation shows, like an app's table of localised strings.
public enum Texts {
  public static let appTitle = "Lisbon"
  /// The argument is the user's name.
  public static let hello = "Hello, %@"
  public static let signIn = "Sign in"
  public static let signOut = "Sign out"
  public static let cancel = "Cancel"
  public static let retry = "Retry"
  public static let ok = "OK"

  public static let quarters = "Quarters"
  public static let places = "Places"
  public static let referenceBook = "Reference book"
  public static let byPriority = "Priority"
  public static let byName = "A–Z"

  public static let noConnection = "No connection."
  public static let noConnectionTryAgain = "No connection. Try again."
  public static let somethingWentWrong = "Something went wrong."
  public static let somethingWentWrongTryAgain = "Something went wrong. Try again."
  public static let wrongCredentials = "Wrong user name or password."

  /// The argument is the trimmed text of the search.
  public static let noMatch = "No places match “%@”."
  /// The arguments are the length of the trimmed text and its maximum.
  public static let lengthOfLimit = "%d/%d"
  public static let nothingHere = "Nothing here yet."
  public static let next = "Next"
  public static let note = "Note"
  public static let save = "Save"
  public static let discard = "Discard"
  public static let keepEditing = "Keep editing"
  public static let discardChanges = "Discard changes?"
  public static let favouriteNotSaved = "Couldn't save the favourite."
  public static let noteNotSaved = "Couldn't save the note."
  public static let lastPlace = "This is the last place."
  public static let placeGone = "This place is no longer in the guide."
  public static let loadingMore = "Loading more…"
  public static let loadMoreFailed = "Couldn't load more. Tap to retry."
  public static let favouriteMark = "★"
  public static let refreshFailed = "Couldn't refresh."
  public static let sessionExpired = "Your session has expired. Sign in again."
  public static let linkRefused = "This link can't be opened."
}
