/// The app's side of the backend: every service, with each request and failure logged and an expired session noticed.
@MainActor
public final class GuideClient {
  private let backend: ScriptedBackend
  private let session: Session
  private let images: ImageCache
  private let notes: Notes
  private let configuration: Configuration
  private let logger: any Logger

  /// Creates the client for one launch of the app.
  public init(
    backend: ScriptedBackend, session: Session, images: ImageCache, notes: Notes, configuration: Configuration,
    logger: any Logger
  ) {
    self.backend = backend
    self.session = session
    self.images = images
    self.notes = notes
    self.configuration = configuration
    self.logger = logger
  }

  private func send<Value>(
    _ service: Service, answer: @escaping @MainActor (ScriptedBackend) -> Result<Value, ServiceError>,
    reply: @escaping Reply<Value>
  ) -> Cancellable {
    logger.log(.info, "request \(service.rawValue)")
    return backend.take(service, answer: answer) { [session, logger] result in
      if case .failure(let error) = result {
        logger.log(.warning, "request \(service.rawValue) failed: \(error.rawValue)")
        guard error != .unauthorised || service == .signIn else { return session.expire() }
      }
      reply(result)
    }
  }
}

// MARK: - SignInService

extension GuideClient: SignInService {
  public func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable {
    send(.signIn) { backend in
      let account = backend.guide.accounts.first { $0.accepts(credentials) }
      return account.map { .success($0.user) } ?? .failure(.unauthorised)
    } reply: { [session] result in
      if case .success(let user) = result { session.begin(user) }
      reply(result)
    }
  }
}

// MARK: - CoverService

extension GuideClient: CoverService {
  private static let cover = "cover"

  public func fetchCover(reply: @escaping Reply<ImageData>) -> Cancellable? {
    if let cached = images.image(named: Self.cover) {
      reply(.success(cached))
      return nil
    }
    return send(.cover) { _ in
      .success(ImageData(name: Self.cover))
    } reply: { [images] result in
      if case .success(let image) = result { images.store(image) }
      reply(result)
    }
  }
}

// MARK: - QuartersService

extension GuideClient: QuartersService {
  public func fetchQuarters(reply: @escaping Reply<[Quarter]>) -> Cancellable {
    send(.quarters, answer: { .success($0.guide.quarters) }, reply: reply)
  }
}

// MARK: - PlacesService

extension GuideClient: PlacesService {
  public func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    send(
      .places,
      answer: { [configuration] backend in
        let matches = backend.places.matches(of: query)
        let start = min(page * configuration.pageSize, matches.count)
        let end = min(start + configuration.pageSize, matches.count)
        return .success(PlacePage(places: Array(matches[start..<end]), isLast: end == matches.count))
      }, reply: reply)
  }
}

// MARK: - PlaceService

extension GuideClient: PlaceService {
  public func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    send(
      .place,
      answer: { backend in
        backend.guide.places.first { $0.id == id }.map { .success($0) } ?? .failure(.notFound)
      }, reply: reply)
  }
}

// MARK: - ArticlesService

extension GuideClient: ArticlesService {
  public func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    send(.articles, answer: { .success($0.guide.articles) }, reply: reply)
  }

  public func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    send(
      .articles,
      answer: { backend in
        backend.guide.articles.first { $0.id == id }.map { .success($0) } ?? .failure(.notFound)
      }, reply: reply)
  }
}

// MARK: - FavouriteService

extension GuideClient: FavouriteService {
  public func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    send(.favourite, answer: { Self.accept(changeOf: placeID, in: $0.guide) }, reply: reply)
  }

  private static func accept(changeOf placeID: Place.ID, in guide: Guide) -> Result<Void, ServiceError> {
    guide.places.contains { $0.id == placeID } ? .success(()) : .failure(.notFound)
  }
}

// MARK: - NoteService

extension GuideClient: NoteService {
  public func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    send(.note, answer: { Self.accept(changeOf: placeID, in: $0.guide) }) {
      [notes] (result: Result<Void, ServiceError>) in
      reply(
        result.flatMap {
          // `Notes` logs why the note can't be stored.
          do throws(StoreError) { return .success(try notes.set(text, for: placeID)) } catch {
            return .failure(.serverError)
          }
        })
    }
  }
}
