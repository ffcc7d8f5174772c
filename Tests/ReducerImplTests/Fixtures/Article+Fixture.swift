import SharedModel

extension Article {
  static let trams = Article(id: "trams", title: "Trams", category: "Getting around", body: "Hold the card.")
  static let hills = Article(id: "hills", title: "Hills", category: "Getting around", body: "Slopes are not.")
  static let coffee = Article(id: "coffee", title: "Coffee", category: "Eating", body: "Short and strong.")
}

extension [Article] {
  /// Two categories, of which the first has two articles.
  static let book = [Article.trams, .hills, .coffee]
}
