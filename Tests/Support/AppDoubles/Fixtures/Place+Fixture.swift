package import SharedModel

extension Place {
  package nonisolated static let aljube = Place(
    id: "aljube", name: "Aljube", summary: "Grave", quarterID: "alfama", quarterName: "Alfama")
  package nonisolated static let fado = Place(
    id: "fado", name: "Fado", summary: "Loud", quarterID: "alfama", quarterName: "Alfama")
  package nonisolated static let maat = Place(
    id: "maat", name: "MAAT", summary: "White", quarterID: "belem", quarterName: "Belém")
  package nonisolated static let torre = Place(
    id: "torre", name: "Torre", summary: "Old", quarterID: "belem", quarterName: "Belém")
}

extension PlacePage {
  /// Two places, and more to come.
  package nonisolated static let first = PlacePage(places: [.aljube, .fado], isLast: false)
  /// The page after `first`.
  package nonisolated static let second = PlacePage(places: [.maat], isLast: false)
  /// The page after `second`.
  package nonisolated static let last = PlacePage(places: [.torre], isLast: true)
  package nonisolated static let empty = PlacePage(places: [], isLast: true)
}
