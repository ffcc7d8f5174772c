import SharedModel

extension Quarter {
  static let baixa = Quarter(id: "baixa", name: "Baixa", summary: "Straight streets.", priority: 2)
  static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Crooked streets.", priority: 3)
  static let chiado = Quarter(id: "chiado", name: "Chiado", summary: "Book shops.", priority: 1)
}
