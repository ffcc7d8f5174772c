import Testing

@testable import Results

struct WordingTests {
  @Test(arguments: [
    ([], "nothing"), (["a", "b"], "a and b"),
  ])
  func lists(names: [String], text: String) {
    #expect(Wording.list(names) == text)
  }

  @Test(arguments: [(0, "0 stories"), (1, "1 story"), (2, "2 stories"), (20_000, "20,000 stories")])
  func counts(number: Int, text: String) {
    #expect(Wording.count(number, "story", "stories") == text)
  }

  @Test func aLineIsCutOffAndSaysHowMuchIsMissing() {
    #expect(Wording.clipped("äbcde", to: 5) == "äbcde")
    #expect(Wording.clipped("äbcdef", to: 3) == "äbc… (3 characters more)")
    let long = String(repeating: "x", count: 501)
    #expect(Wording.clipped(long) == String(repeating: "x", count: 500) + "… (1 character more)")
  }

  @Test func aNameStaysOnOneLineAndIsCut() {
    #expect(Wording.shortened("äbcde", to: 5) == "äbcde")
    #expect(Wording.shortened("äbcdef", to: 5) == "äbcd…")
    #expect(Wording.shortened("a\r\nb", to: 5) == "a b")
  }

  @Test func aLongTextIsBrokenBetweenWords() {
    let fifty = String(repeating: "x", count: 50)
    let fortyNine = String(repeating: "y", count: 49)
    #expect(Wording.wrapped("\(fifty) \(fortyNine)") == ["\(fifty) \(fortyNine)"])
    #expect(Wording.wrapped("\(fifty) \(fifty) z") == [fifty, "  \(fifty) z"])
    let tooLong = String(repeating: "x", count: 101)
    #expect(Wording.wrapped("a \(tooLong) b") == ["a", "  \(tooLong)", "  b"])
    #expect(Wording.wrapped("").isEmpty)
    #expect(Wording.wrapped("two words more", to: 13, indentation: 4) == ["    two words", "      more"])
  }

  @Test func aPieceThatIsTooLongStaysWhole() {
    let long = String(repeating: "x", count: 120)
    #expect(Wording.lines(["a", long, "b"], to: 90, indentation: 0, hanging: 4) == ["a", "    \(long)", "    b"])
  }
}
