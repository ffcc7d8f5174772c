import Testing

@testable import Stories

struct ParserStateTests {
  @Test(arguments: [ParserState.Section.feature, .rule, .background, .scenario, .examples])
  func freeTextMayFollowEveryKeyword(section: ParserState.Section) {
    #expect(ParserState.heading(section).admitted.contains(.text))
    #expect(ParserState.heading(section).admitted.contains(.end))
  }

  @Test func tagsWaitForTheirKeyword() {
    #expect(ParserState.tags(of: .rule).admitted.elements == [.tags, .rule, .comment, .blank])
    #expect(ParserState.tags(of: .scenario).admitted.elements == [.tags, .scenario, .comment, .blank])
    #expect(ParserState.tags(of: .examples).admitted.elements == [.tags, .examples, .comment, .blank])
  }

  @Test func aStepTakesATableAndADocStringOnceEach() {
    func arguments(_ state: ParserState) -> [LineKind] {
      state.admitted.intersection([.tableRow, .docString]).elements
    }
    #expect(arguments(.step(of: .scenario, hasTable: false, hasDocString: false)) == [.docString, .tableRow])
    #expect(arguments(.step(of: .scenario, hasTable: true, hasDocString: false)) == [.docString])
    #expect(arguments(.step(of: .background, hasTable: false, hasDocString: true)) == [.tableRow])
    #expect(arguments(.step(of: .background, hasTable: true, hasDocString: true)) == [])
    #expect(arguments(.table(of: .scenario, hasDocString: false)) == [.docString, .tableRow])
    #expect(arguments(.table(of: .scenario, hasDocString: true)) == [.tableRow])
  }

  @Test func onlyAScenarioHasExamples() {
    #expect(ParserState.step(of: .scenario, hasTable: false, hasDocString: false).admitted.contains(.examples))
    #expect(!ParserState.step(of: .background, hasTable: false, hasDocString: false).admitted.contains(.examples))
    #expect(!ParserState.heading(.background).admitted.contains(.examples))
  }
}
