import SharedModel

extension Place {
  nonisolated static let aljube = Place(
    id: "aljube", name: "Aljube", summary: "Grave", quarterID: "alfama", quarterName: "Alfama")
  nonisolated static let fado = Place(
    id: "fado", name: "Fado", summary: "Loud", quarterID: "alfama", quarterName: "Alfama")
  nonisolated static let maat = Place(
    id: "maat", name: "MAAT", summary: "White", quarterID: "belem", quarterName: "Belém")
  nonisolated static let torre = Place(
    id: "torre", name: "Torre", summary: "Old", quarterID: "belem", quarterName: "Belém")
}

extension PlacePage {
  /// Two places, and more to come.
  nonisolated static let first = PlacePage(places: [.aljube, .fado], isLast: false)
  /// What follows `first`.
  nonisolated static let second = PlacePage(places: [.maat], isLast: false)
  /// What follows `second`.
  nonisolated static let last = PlacePage(places: [.torre], isLast: true)
  nonisolated static let empty = PlacePage(places: [], isLast: true)
}
