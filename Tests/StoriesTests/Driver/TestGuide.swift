import SharedModel

extension Guide {
  /// One quarter, two places and one user.
  static let test = Guide(
    quarters: [Quarter(id: "belem", name: "Belém", summary: "Towers.", priority: 1)],
    places: [
      Place(id: "maat", name: "MAAT", summary: "Art.", quarterID: "belem"),
      Place(id: "torre", name: "Torre", summary: "Tower.", quarterID: "belem"),
    ],
    accounts: [Account(username: "mark", displayName: "Mark", password: "lisboa")])
}
