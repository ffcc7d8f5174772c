import HeadlessUI
import SharedModel

/// Leads the user through the reference book and its articles.
final class ReferenceCoordinator: FlowCoordinator {
  private let service: any ArticlesService

  init(navigationController: NavigationController, articles service: any ArticlesService) {
    self.service = service
    super.init(navigationController: navigationController)
  }

  /// Shows the reference book, or the screen of the flow that lay on it; `stack` is what is to lie below it.
  func start(above stack: [ViewController], then screens: ArraySlice<SavedState.Screen> = []) {
    let stack = stack + [makeReference()]
    if case .article(let id)? = screens.first {
      navigationController.setViewControllers(stack + [makeArticle(ArticleViewModel(id: id, articles: service))])
    } else {
      navigationController.setViewControllers(stack)
    }
  }

  private func makeReference() -> ViewController {
    let viewModel = ReferenceViewModel(articles: service)
    viewModel.coordinatorDelegate = self
    let viewController = ReferenceViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }

  private func makeArticle(_ viewModel: ArticleViewModel) -> ViewController {
    viewModel.coordinatorDelegate = self
    let viewController = ArticleViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }
}

// MARK: - ReferenceViewModelCoordinatorDelegate

extension ReferenceCoordinator: ReferenceViewModelCoordinatorDelegate {
  func referenceViewModel(_ viewModel: ReferenceViewModel, didSelect article: Article) {
    navigationController.pushViewController(makeArticle(ArticleViewModel(article: article)))
  }

  func referenceViewModel(_ viewModel: ReferenceViewModel, didFailToRefresh message: String) {
    showAlert(message)
  }
}

// MARK: - ArticleViewModelCoordinatorDelegate

extension ReferenceCoordinator: ArticleViewModelCoordinatorDelegate {
  func articleViewModel(_ viewModel: ArticleViewModel, didFailToLoad message: String) {
    // Held weakly because the alert belongs to the navigation controller, which outlives this flow.
    showAlert(message) { [weak self] in self?.navigationController.popViewController() }
  }
}
