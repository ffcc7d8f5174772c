import SharedModel

extension Article {
  static let trams = Article(id: "trams", title: "Trams", category: "Getting about", body: "They climb.")
  static let lifts = Article(id: "lifts", title: "Lifts", category: "Getting about", body: "So do they.")
  static let fish = Article(id: "fish", title: "Fish", category: "Food", body: "Grilled.")
}

extension [Article] {
  /// In two categories, which stand in no other order than that of the book.
  static let book = [Article.trams, .lifts, .fish]
}
