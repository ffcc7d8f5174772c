import Testing

@testable import Docs

struct ClaimTests {
  private func quantities(_ text: String) throws -> [Claim.Quantity] { try Claim(text).terms.map(\.quantity) }

  @Test("Measures, numbers with units, objects, traces and files are parsed")
  func quantities() throws {
    #expect(
      try quantities("lines.code MVC Massive < lines.code others") == [
        .measure("lines.code", of: ["MVC", "Massive"]), .measure("lines.code", of: ["others"]),
      ])
    #expect(try quantities("screens = 8") == [.thing(.screens), .number(8, unit: nil)])
    #expect(try quantities("1,000 < build.code A")[0] == .number(1000, unit: nil))
    #expect(try quantities("coverage.regions all > 90 %")[1] == .number(90, unit: "%"))
    #expect(try quantities("objects in trace VIPER = 4")[0] == .trace(.objects, of: ["VIPER"]))
    #expect(try quantities("files in Sources/A = 4")[0] == .size(.files, path: "Sources/A"))
  }

  @Test("Amounts are compared in sequence, and combined two at a time")
  func relations() throws {
    let chain = try Claim("a.b A < a.b B <= a.b C = a.b D >= a.b E > a.b F ~ a.b G")
    #expect(chain.relations == [.less, .atMost, .equal, .atLeast, .greater, .overlaps])
    let ratio = try Claim("a.b A / a.b B = 2.8 ± 0.1")
    #expect(ratio.terms[0].operation == "/")
    #expect(ratio.terms[0].second == .measure("a.b", of: ["B"]))
    #expect(ratio.tolerance == 0.1)
  }

  @Test(
    "A claim that can’t be parsed is named",
    arguments: [
      ("lines.code MVC", "lines.code MVC"), ("lines.code = 3", "lines.code"), ("code MVC < 3", "code MVC"),
      ("screens = eight", "eight"), ("screens = 8 apples", "apples"), ("a.b A < 3 ± 1", "± 1"), ("a.b A = 3 ± x", "x"),
      ("types in trace = 3", "types in trace"), ("words in A = 3", "words in A"), ("a.b A < < 3", "a.b A < < 3"),
      ("a.b A / < 3", "a.b A / < 3"), ("screens = nan", "nan"),
    ])
  func malformed(text: String, part: String) {
    #expect(throws: DocsProblem.malformedClaim(text, at: part)) { try Claim(text) }
  }

  @Test("A line can have several claims, and those in code don’t count")
  func marks() throws {
    let marks = Claim.marks(on: "a <!-- claim: screens = 8 --> `<!-- claim: b -->` <!-- claim: screens > 1 -->")
    #expect(try marks.map { try Claim(mark: $0).text } == ["screens = 8", "screens > 1"])
  }

  @Test(
    "Anything that only looks like a mark is named",
    arguments: ["<!-- claim -->", "<!--claim: screens = 8 -->", "<!-- claims: screens = 8 -->", "<!-- claim: a"])
  func malformedMark(mark: String) {
    #expect(Claim.marks(on: "x \(mark)") == [mark])
    #expect(throws: DocsProblem.malformedClaim(mark, at: mark)) { try Claim(mark: mark) }
  }
}
