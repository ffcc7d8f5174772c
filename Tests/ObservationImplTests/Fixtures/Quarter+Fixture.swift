import SharedModel

extension Quarter {
  static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Steep", priority: 2)
  static let belem = Quarter(id: "belem", name: "Belém", summary: "Wide", priority: 3)
  static let chiado = Quarter(id: "chiado", name: "Chiado", summary: "Busy", priority: 1)
}

extension [Quarter] {
  /// In neither of the orders that the app shows.
  static let unsorted = [Quarter.belem, .chiado, .alfama]
}
