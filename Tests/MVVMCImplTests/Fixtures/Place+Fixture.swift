import SharedModel

extension Place {
  static let castle = Place(id: "castelo", name: "Castelo", summary: "High", quarterID: "alfama", quarterName: "Alfama")
  static let fado = Place(id: "fado", name: "Fado museum", summary: "Sad", quarterID: "alfama", quarterName: "Alfama")
  static let maat = Place(id: "maat", name: "MAAT", summary: "White", quarterID: "belem", quarterName: "Belém")
}

extension PlacePage {
  static let first = PlacePage(places: [.castle, .fado], isLast: false)
  static let last = PlacePage(places: [.maat], isLast: true)
  static let none = PlacePage(places: [], isLast: true)
}
