import SharedModel

/// Everything known about an article.
struct ArticleState: Equatable {
  let id: Article.ID
  /// `nil` until it is loaded.
  var article: Article?

  /// Creates the state of an article that has to be loaded.
  init(id: Article.ID) {
    self.id = id
  }

  /// Creates the state of an article that the list has loaded.
  init(_ article: Article) {
    id = article.id
    self.article = article
  }
}

/// Everything that can happen to an article.
enum ArticleAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case loadFailed(ServiceError)
  }

  case viewDidLoad
  case articleLoaded(Result<Article, ServiceError>)
  case delegate(Delegate)
}

/// Loads an article, unless the list has.
struct ArticleReducer: Reducer {
  private enum EffectName { case article }

  let service: any ArticlesService

  func reduce(into state: inout ArticleState, action: ArticleAction) -> Effect<ArticleAction> {
    switch action {
    case .viewDidLoad:
      guard state.article == nil else { return .none }
      return .run(id: EffectName.article) { [service, id = state.id] send in
        service.fetchArticle(id: id) { send(.articleLoaded($0)) }
      }
    case .articleLoaded(.success(let article)):
      state.article = article
    case .articleLoaded(.failure(let error)):
      return .send(.delegate(.loadFailed(error)))
    case .delegate:
      break
    }
    return .none
  }
}
