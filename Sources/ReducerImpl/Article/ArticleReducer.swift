import SharedModel

/// What is known of an article.
struct ArticleState: Equatable {
  let id: Article.ID
  /// Nil until it has been loaded.
  var article: Article?

  /// An article that is to be loaded.
  init(id: Article.ID) {
    self.id = id
  }

  /// An article as the list has it.
  init(_ article: Article) {
    id = article.id
    self.article = article
  }
}

/// What can happen to an article.
enum ArticleAction: Equatable {
  /// What the guide has to do about it.
  enum Delegate: Equatable {
    case loadFailed(ServiceError)
  }

  case viewDidLoad
  case articleLoaded(Result<Article, ServiceError>)
  case delegate(Delegate)
}

/// Loads an article, unless it was given.
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
