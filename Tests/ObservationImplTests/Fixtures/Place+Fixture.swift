import SharedModel

extension Place {
  nonisolated static let castle = Place(
    id: "castelo", name: "Castelo", summary: "High", quarterID: "alfama", quarterName: "Alfama")
  nonisolated static let fado = Place(
    id: "fado", name: "Fado museum", summary: "Sad", quarterID: "alfama", quarterName: "Alfama")
  nonisolated static let maat = Place(
    id: "maat", name: "MAAT", summary: "White", quarterID: "belem", quarterName: "Belém")
  nonisolated static let tower = Place(
    id: "torre", name: "Torre", summary: "Old", quarterID: "belem", quarterName: "Belém")
}

extension PlacePage {
  nonisolated static let first = PlacePage(places: [.castle, .fado], isLast: false)
  nonisolated static let last = PlacePage(places: [.maat], isLast: true)
  nonisolated static let none = PlacePage(places: [], isLast: true)
}
