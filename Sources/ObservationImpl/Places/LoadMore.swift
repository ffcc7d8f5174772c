import SharedModel

/// The list's footer as it is shown.
struct LoadMore: Hashable {
  static let loading = LoadMore(title: Texts.loadingMore, isEnabled: false)
  static let failed = LoadMore(title: Texts.loadMoreFailed, isEnabled: true)

  let title: String
  let isEnabled: Bool
}
