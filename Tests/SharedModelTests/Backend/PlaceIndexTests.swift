import Testing

@testable import SharedModel

struct PlaceIndexTests {
  @Test(
    "It finds the same places as the query, in the same order",
    arguments: ["", "  ", "igreja", "SÃO", "sao", "jardim da", "no such place"], [nil, "alfama", "baixa", "nowhere"])
  func matches(text: String, quarterID: String?) {
    let places = Guide.test.places
    let query = PlaceQuery(text: text, quarterID: quarterID)
    #expect(PlaceIndex(places.reversed()).matches(of: query) == query.sortedMatches(in: places))
  }
}
