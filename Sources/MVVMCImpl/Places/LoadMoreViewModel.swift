import SharedModel

/// The list's footer as the screen shows it.
struct LoadMoreViewModel: Hashable {
  static let loading = LoadMoreViewModel(title: Texts.loadingMore, isEnabled: false)
  static let failed = LoadMoreViewModel(title: Texts.loadMoreFailed, isEnabled: true)

  let title: String
  let isEnabled: Bool
}
