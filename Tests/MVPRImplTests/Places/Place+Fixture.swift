import SharedModel

extension Place {
  static let castelo = Place(id: "castelo", name: "Castelo", summary: "Walls and pines.", quarterID: "alfama")
  static let fado = Place(id: "fado", name: "Museu do Fado", summary: "Songs.", quarterID: "alfama")
  static let ginjinha = Place(id: "ginjinha", name: "Ginjinha", summary: "Cherries.", quarterID: "baixa")
  static let se = Place(id: "se", name: "Sé", summary: "Two towers.", quarterID: "alfama")
}
