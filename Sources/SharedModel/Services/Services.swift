/// How a service answers: once, on the main actor, unless the request was cancelled before.
public typealias Reply<Value> = @MainActor (Result<Value, ServiceError>) -> Void

// Each request lives as long as its `Cancellable` is held. A request that finds the session expired is not answered
// at all: `Session` tells of it, and whoever asked is about to be gone.

/// Signs a user in and begins the session.
@MainActor
public protocol SignInService: AnyObject {
  /// Answers with the user once the session has begun, or with `.unauthorised` when the credentials are wrong.
  func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable
}

/// Brings the picture on the menu.
@MainActor
public protocol CoverService: AnyObject {
  /// Answers at once, and returns nil, when the picture is in the image cache.
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
  /// Answers with one page, counted from 0, of the places that match, by name.
  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable
}

/// Looks up one place.
@MainActor
public protocol PlaceService: AnyObject {
  /// Answers with the place, or with `.notFound` when it is no longer in the guide.
  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable
}

/// Lists the articles of the reference book.
@MainActor
public protocol ArticlesService: AnyObject {
  /// Answers with all articles, grouped by category in the order of the book.
  func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable
  /// Answers with one article, or with `.notFound` when it is not in the book.
  func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable
}

/// Tells the backend which places are favourites.
@MainActor
public protocol FavouriteService: AnyObject {
  /// Answers when the backend has taken the change.
  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable
}

/// Keeps the note about a place, with the backend and on the device.
@MainActor
public protocol NoteService: AnyObject {
  /// Answers when the note is kept in both; an empty text deletes it.
  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable
}
