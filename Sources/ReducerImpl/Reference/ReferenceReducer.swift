import SharedModel

/// Everything known about the reference book.
struct ReferenceState: Equatable {
  /// `nil` until the articles are loaded.
  var categories: [ArticleCategory]?
  var loading = LoadState.idle
}

/// Everything that can happen to the reference book.
enum ReferenceAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case refreshFailed
    case articleSelected(Article)
  }

  case viewDidLoad
  case pulledToRefresh
  case retryTapped
  case articlesLoaded(Result<[Article], ServiceError>)
  case articleSelected(category: Int, index: Int)
  case delegate(Delegate)
}

/// Loads the articles, and groups them by category.
struct ReferenceReducer: Reducer {
  private enum EffectName { case articles }

  let service: any ArticlesService

  func reduce(into state: inout ReferenceState, action: ReferenceAction) -> Effect<ReferenceAction> {
    switch action {
    case .viewDidLoad, .retryTapped:
      return load(&state)
    case .pulledToRefresh:
      if !state.loading.isUnderWay { return load(&state) }
    case .articlesLoaded(let result):
      return finishLoading(&state, result)
    case .articleSelected(let category, let index):
      return state.categories.map { .send(.delegate(.articleSelected($0[category].articles[index]))) } ?? .none
    case .delegate:
      break
    }
    return .none
  }

  private func load(_ state: inout ReferenceState) -> Effect<ReferenceAction> {
    state.loading = state.categories == nil ? .loading : .refreshing
    return .run(id: EffectName.articles) { [service] send in service.fetchArticles { send(.articlesLoaded($0)) } }
  }

  private func finishLoading(
    _ state: inout ReferenceState, _ result: Result<[Article], ServiceError>
  ) -> Effect<ReferenceAction> {
    switch result {
    case .success(let articles):
      state.categories = ArticleCategory.grouped(articles)
      state.loading = .idle
    case .failure where state.loading == .refreshing:
      state.loading = .idle
      return .send(.delegate(.refreshFailed))
    case .failure(let error):
      state.loading = .failed(error.loadFailureText)
    }
    return .none
  }
}
