import SharedModel
import Testing

@testable import Benchmarks

struct LargeGuideTests {
  private let guide: LargeGuide

  init() throws {
    guide = LargeGuide(try Guide.bundled(), places: 50)
  }

  @Test func pagesAreThoseOfTheScriptedBackend() {
    let all = PlaceQuery().sortedMatches(in: guide.guide.places)
    for (page, range) in [0..<20, 20..<40, 40..<50].enumerated() {
      #expect(guide.page(page, of: "", size: 20) == PlacePage(places: Array(all[range]), isLast: page == 2))
    }
    #expect(guide.page(3, of: "", size: 20) == PlacePage(places: [], isLast: true))
  }

  @Test func onePlaceMatchesTheRareTextAndAllMatchTheCommonOne() {
    #expect(guide.page(0, of: guide.rareText, size: 20).places.map(\.name) == ["Place 00025"])
    #expect(guide.page(0, of: guide.commonText, size: 50) == guide.page(0, of: "", size: 50))
    #expect(guide.page(0, of: "else", size: 20) == PlacePage(places: [], isLast: true))
  }

  @Test func placesAreFoundByTheirIDs() {
    #expect(guide.place(id: "place-00025")?.name == "Place 00025")
    #expect(guide.place(id: "place-00051") == nil)
  }
}
