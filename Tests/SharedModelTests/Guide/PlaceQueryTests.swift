import SharedModel
import Testing

struct PlaceQueryTests {
  private let castle = Place(
    id: "castelo-de-sao-jorge", name: "Castelo de São Jorge", summary: "High.", quarterID: "alfama")

  @Test(
    "Part of a name matches, regardless of case, diacritics and surrounding white space",
    arguments: ["castelo", "SÃO", "sao jorge", "  jorge\n", "são", "Sa\u{303}o", "çastelo", "", "  "])
  func matches(text: String) {
    #expect(PlaceQuery(text: text).matches(castle))
  }

  @Test("Each letter and sign that needs no tables matches itself and its other case")
  func plainAndOtherNames() {
    for byte in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let sign = String(Unicode.Scalar(byte))
      let names = ["x\(sign)x", "x\(sign)é", "x\(sign.uppercased())x", "x\(sign.uppercased())é"]
      for name in names {
        #expect(PlaceQuery(text: sign).matches(Place(id: "a", name: name, summary: "", quarterID: "b")))
      }
    }
  }

  @Test("Anything else doesn't match", arguments: ["high", "alfama", "castelo  de", "x"])
  func doesNotMatch(text: String) {
    #expect(!PlaceQuery(text: text).matches(castle))
  }

  @Test("Only places of the quarter match, if one is given")
  func quarter() {
    #expect(PlaceQuery(quarterID: "alfama").matches(castle))
    #expect(!PlaceQuery(text: "castelo", quarterID: "baixa").matches(castle))
  }

  @Test("Matches are sorted by name")
  func sorted() throws {
    let places = try Guide.bundled().places
    #expect(
      PlaceQuery(text: "igreja").sortedMatches(in: places).map(\.name) == [
        "Igreja da Conceição Velha", "Igreja de Santo António", "Igreja de São Domingos", "Igreja de São Roque",
      ])
    #expect(PlaceQuery(quarterID: "baixa").sortedMatches(in: places).count > 20)
    #expect(PlaceQuery(quarterID: "campo-de-ourique").sortedMatches(in: places).isEmpty)
  }
}
