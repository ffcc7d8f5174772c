import SharedModel

/// The model of the reference book's screen.
final class ReferenceModel {
  /// The articles by category; nil until they are loaded.
  var categories: [ArticleCategory]?
  var status = LoadStatus()

  func article(at section: Int, row: Int) -> Article? {
    categories?[section].articles[row]
  }
}
