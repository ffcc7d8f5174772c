import SharedModel

extension Article {
  static let trams = Article(id: "trams", title: "Trams", category: "Getting around", body: "Take the 28.")
  static let hills = Article(id: "hills", title: "Hills", category: "Getting around", body: "There are seven.")
  static let quake = Article(id: "quake", title: "The earthquake", category: "History", body: "It was in 1755.")
}
