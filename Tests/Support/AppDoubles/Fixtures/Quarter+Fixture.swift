package import SharedModel

extension Quarter {
  package nonisolated static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Steep", priority: 2)
  package nonisolated static let belem = Quarter(id: "belem", name: "Belém", summary: "Wide", priority: 3)
  package nonisolated static let chiado = Quarter(id: "chiado", name: "Chiado", summary: "Busy", priority: 1)
}

extension [Quarter] {
  /// Quarters in neither of the orders that the app shows.
  package nonisolated static let unsorted = [Quarter.belem, .chiado, .alfama]
}
