import SharedModel
import Testing

struct QuarterOrderTests {
  private let quarters = [
    Quarter(id: "s", name: "São Bento", summary: "", priority: 2),
    Quarter(id: "z", name: "Zambujal", summary: "", priority: 1),
    Quarter(id: "a2", name: "alfama", summary: "", priority: 4),
    Quarter(id: "a1", name: "Alfama", summary: "", priority: 3),
    Quarter(id: "e", name: "Évora", summary: "", priority: 5),
    Quarter(id: "sa", name: "Santos", summary: "", priority: 6),
  ]

  @Test("By priority, the lowest comes first")
  func priority() {
    #expect(QuarterOrder.priority.sorted(quarters).map(\.id) == ["z", "s", "a1", "a2", "e", "sa"])
  }

  @Test("By name, accented letters sort with plain ones, case doesn't count, and ids break ties")
  func name() {
    #expect(QuarterOrder.name.sorted(quarters).map(\.id) == ["a1", "a2", "e", "sa", "s", "z"])
  }

  @Test("The bundled quarters by name")
  func bundled() throws {
    #expect(
      try QuarterOrder.name.sorted(Guide.bundled().quarters).map(\.name) == [
        "Alcântara", "Alfama", "Bairro Alto", "Baixa", "Belém", "Campo de Ourique", "Chiado", "Estrela", "Graça",
        "Mouraria", "Parque das Nações", "São Bento",
      ])
  }
}
