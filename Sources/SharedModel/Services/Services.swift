/// A callback with a service's answer; called once, on the main actor, unless the request is cancelled first.
public typealias Reply<Value> = @MainActor (Result<Value, ServiceError>) -> Void

// A request lives as long as its `Cancellable` is retained. A request that finds the session expired isn't answered at
// all: `Session` reports the expiry, and the screen that sent the request is about to close.

/// Signs a user in and begins the session.
@MainActor
public protocol SignInService: AnyObject {
  /// Answers with the user after beginning the session, or with `.unauthorised` if the credentials are wrong.
  func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable
}

/// Loads the picture on the menu.
@MainActor
public protocol CoverService: AnyObject {
  /// Answers with the picture; if it is in the image cache, answers at once and returns `nil`.
  func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable?
}

/// Lists the quarters of the city.
@MainActor
public protocol QuartersService: AnyObject {
  /// Answers with all quarters, in no particular order.
  func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable
}

/// Lists places page by page.
@MainActor
public protocol PlacesService: AnyObject {
  /// Answers with one page of the matching places, sorted by name; pages are counted from 0.
  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable
}

/// Looks up one place.
@MainActor
public protocol PlaceService: AnyObject {
  /// Answers with the place, or with `.notFound` if it is no longer in the guide.
  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable
}

/// Lists the articles of the reference book.
@MainActor
public protocol ArticlesService: AnyObject {
  /// Answers with all articles, grouped by category in the order of the book.
  func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable
  /// Answers with one article, or with `.notFound` if it isn't in the book.
  func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable
}

/// Saves in the backend whether a place is a favourite.
@MainActor
public protocol FavouriteService: AnyObject {
  /// Answers once the backend has accepted the change.
  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable
}

/// Saves the note on a place, in the backend and on the device.
@MainActor
public protocol NoteService: AnyObject {
  /// Answers once the note is saved in both; an empty text deletes it.
  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable
}
