import SharedModel

@testable import MVPRImpl

/// Counts how often the view has loaded.
final class ArticlePresenterDouble: @MainActor ArticlePresenting {
  private(set) var loadedCount = 0

  func viewDidLoad() { loadedCount += 1 }
}

// MARK: - StateRestorable

extension ArticlePresenterDouble: StateRestorable {
  var restorableState: SavedState.Screen { .article(id: "hills") }
}
