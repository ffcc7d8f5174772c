import Testing

@testable import Docs

struct RolesTableTests {
  @Test("Each role has its types and lines, and what isn't known is said")
  func roles() throws {
    #expect(
      try RolesTable(record: .made).lines(["Fancy"]) == [
        "| role | types | code lines |", "|:--|--:|--:|", "| View | 2 | 200 |", "| no role | – | 81 |", "",
        "–: not known.",
      ])
  }

  @Test("It takes one name")
  func malformed() {
    #expect(throws: NumbersKind.roles.malformed([])) { try RolesTable(record: .made).lines([]) }
  }
}
