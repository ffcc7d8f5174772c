import SharedModel

/// What the reference book's screen is about.
final class ReferenceModel {
  /// What is waited for.
  enum Wait {
    case load, refresh
  }

  /// The articles by category; nil until they have been loaded.
  var categories: [ArticleCategory]?
  var wait: Wait?
  /// Why they could not be loaded.
  var failure: ServiceError?

  func article(at section: Int, row: Int) -> Article? {
    categories?[section].articles[row]
  }
}
