package import SharedModel

extension Article {
  package nonisolated static let trams = Article(
    id: "trams", title: "Trams", category: "Getting around", body: "Hold the card.")
  package nonisolated static let hills = Article(
    id: "hills", title: "Hills", category: "Getting around", body: "Slopes are not.")
  package nonisolated static let coffee = Article(
    id: "coffee", title: "Coffee", category: "Eating", body: "Short and strong.")
}

extension [Article] {
  /// Two categories, the first with two articles.
  package nonisolated static let book = [Article.trams, .hills, .coffee]
}
