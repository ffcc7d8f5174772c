import SharedModel
import Testing

struct MadeUpGuideTests {
  @Test("Made-up places replace the guide's own, and everything else stays")
  func replacesPlaces() throws {
    let bundled = try Guide.bundled()
    let guide = try Guide.madeUp(places: 25)
    #expect(guide.places.count == 25)
    #expect(guide.quarters == bundled.quarters)
    #expect(guide.articles == bundled.articles)
    #expect(guide.accounts == bundled.accounts)
    try guide.validate()
  }

  @Test("The order by name is the numeric one", arguments: [1, 1_000, 100_000])
  func ordered(count: Int) throws {
    let guide = try Guide.madeUp(places: count)
    #expect(guide.places.count == count)
    #expect(guide.places.first?.name == "Place 00001" || count >= 100_000)
    #expect(PlaceQuery().sortedMatches(in: guide.places.reversed()) == guide.places)
  }

  @Test("The same count gives the same places")
  func deterministic() throws {
    #expect(try Guide.madeUp(places: 300) == Guide.madeUp(places: 300))
  }

  @Test("A count of zero or a guide without quarters gives no places", arguments: [0, -1])
  func none(count: Int) throws {
    #expect(try Guide.madeUp(places: count).places.isEmpty)
    #expect(Guide().withMadeUpPlaces(5).places.isEmpty)
  }
}
