import SharedModel

/// The model of the reference book's screen.
final class ReferenceModel {
  /// The request in flight.
  enum Wait {
    case load, refresh
  }

  /// The articles by category; nil until they are loaded.
  var categories: [ArticleCategory]?
  var wait: Wait?
  /// The error if they couldn't be loaded.
  var failure: ServiceError?

  func article(at section: Int, row: Int) -> Article? {
    categories?[section].articles[row]
  }
}
