import SharedModel

extension Guide {
  /// Two quarters, three places, one article and one user.
  static let test = Guide(
    quarters: [
      Quarter(id: "belem", name: "Belém", summary: "Towers.", priority: 2),
      Quarter(id: "alfama", name: "Alfama", summary: "Stairs.", priority: 1),
    ],
    places: [
      Place(id: "se", name: "Sé", summary: "Cathedral.", quarterID: "alfama"),
      Place(id: "maat", name: "MAAT", summary: "Art.", quarterID: "belem"),
      Place(id: "fado", name: "Fado museum", summary: "Songs.", quarterID: "alfama"),
    ],
    articles: [Article(id: "hills", title: "Seven hills", category: "City", body: "Count them.")],
    accounts: [Account(username: "mark", displayName: "Mark", password: "lisboa")])
}
