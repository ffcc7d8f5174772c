import SharedModel

/// What is known of the reference book.
struct ReferenceState: Equatable {
  /// Nil until they have been loaded.
  var categories: [ArticleCategory]?
  var loading = LoadState.idle
}

/// What can happen to the reference book.
enum ReferenceAction: Equatable {
  /// What the guide has to do about it.
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

/// Lists the articles of the reference book by category.
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
      state.loading = .failed(error)
    }
    return .none
  }
}
