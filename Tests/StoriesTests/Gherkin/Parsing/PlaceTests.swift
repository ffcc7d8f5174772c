import Testing

@testable import Stories

struct PlaceTests {
  @Test(arguments: [Place.Section.feature, .rule, .background, .scenario, .examples])
  func freeTextMayFollowEveryKeyword(section: Place.Section) {
    #expect(Place.heading(section).admitted.contains(.text))
    #expect(Place.heading(section).admitted == Place.description(section).admitted)
    #expect(Place.heading(section).admitted.contains(.end))
  }

  @Test func tagsWaitForTheirKeyword() {
    #expect(Place.tags(of: .rule).admitted.elements == [.tags, .rule, .comment, .blank])
    #expect(Place.tags(of: .scenario).admitted.elements == [.tags, .scenario, .comment, .blank])
    #expect(Place.tags(of: .examples).admitted.elements == [.tags, .examples, .comment, .blank])
  }

  @Test func aStepTakesATableAndADocStringOnceEach() {
    func arguments(_ place: Place) -> [LineKind] {
      place.admitted.intersection(LineKinds(.tableRow, .docString)).elements
    }
    #expect(arguments(.step(of: .scenario, hasTable: false, hasDocString: false)) == [.docString, .tableRow])
    #expect(arguments(.step(of: .scenario, hasTable: true, hasDocString: false)) == [.docString])
    #expect(arguments(.step(of: .background, hasTable: false, hasDocString: true)) == [.tableRow])
    #expect(arguments(.step(of: .background, hasTable: true, hasDocString: true)) == [])
    #expect(arguments(.table(of: .scenario, hasDocString: false)) == [.docString, .tableRow])
    #expect(arguments(.table(of: .scenario, hasDocString: true)) == [.tableRow])
  }

  @Test func onlyAScenarioHasExamples() {
    #expect(Place.step(of: .scenario, hasTable: false, hasDocString: false).admitted.contains(.examples))
    #expect(!Place.step(of: .background, hasTable: false, hasDocString: false).admitted.contains(.examples))
    #expect(!Place.heading(.background).admitted.contains(.examples))
  }
}
