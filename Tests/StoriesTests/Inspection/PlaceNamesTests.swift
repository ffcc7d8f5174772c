import SharedModel
import Testing

@testable import Stories

struct PlaceNamesTests {
  @Test func aNameLeadsToItsPlaceUnlessSeveralShareIt() {
    let names = PlaceNames(
      Guide(
        places: ["a", "b", "c"].map {
          SharedModel.Place(id: $0, name: $0 == "a" ? "One" : "Two", summary: "", quarterID: "q")
        }))
    #expect(names["One"] == "a")
    #expect(names["Two"] == nil)
    #expect(names["Three"] == nil)
  }

  @Test func everyPlaceOfTheBundledGuideIsFound() throws {
    let guide = try Guide.bundled()
    let names = PlaceNames(guide)
    #expect(guide.places.allSatisfy { names[$0.name] == $0.id })
  }
}
