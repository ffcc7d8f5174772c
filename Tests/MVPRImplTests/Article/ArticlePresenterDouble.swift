import SharedModel

@testable import MVPRImpl

/// Counts how often the view has loaded.
final class ArticlePresenterDouble: @MainActor ArticlePresenting {
  private(set) var loadedCount = 0

  func viewDidLoad() { loadedCount += 1 }
}

// MARK: - RestorablePresenting

extension ArticlePresenterDouble: RestorablePresenting {
  func record(in state: inout SavedState) { state.screens.append(.article(id: "hills")) }
}
