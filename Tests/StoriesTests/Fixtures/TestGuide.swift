import SharedModel

extension Guide {
  static let test = Guide(
    quarters: [
      Quarter(id: "belem", name: "Belém", summary: "Towers.", priority: 1),
      Quarter(id: "chiado", name: "Chiado", summary: "Bookshops.", priority: 2),
    ],
    places: [
      Place(id: "maat", name: "MAAT", summary: "Art.", quarterID: "belem", quarterName: "Belém"),
      Place(id: "torre", name: "Torre", summary: "Tower.", quarterID: "belem", quarterName: "Belém"),
    ],
    articles: [
      Article(id: "trams", title: "Trams", category: "Around", body: "They climb."),
      Article(id: "hills", title: "Hills", category: "Around", body: "Seven."),
    ],
    accounts: [Account(username: "mark", displayName: "Mark", password: "lisboa")])
}
