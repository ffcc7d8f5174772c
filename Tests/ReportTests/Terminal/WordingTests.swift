import Testing

@testable import Report

struct WordingTests {
  @Test(arguments: [
    ([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func lists(names: [String], text: String) {
    #expect(Wording.list(names) == text)
  }

  @Test(arguments: [(0, "0 stories"), (1, "1 story"), (2, "2 stories")])
  func counts(number: Int, text: String) {
    #expect(Wording.count(number, "story", "stories") == text)
  }

  @Test(arguments: [
    (0.0, "0.00"), (1.234e-6, "1.23"), (9.994e-6, "9.99"), (9.996e-6, "10.0"), (12.34e-6, "12.3"), (99.94e-6, "99.9"),
    (99.96e-6, "100"), (123.4e-6, "123"), (0.0123456, "12346"),
  ])
  func timesHaveThreeDigits(seconds: Double, text: String) {
    #expect(Wording.microseconds(seconds) == text)
  }

  @Test func aLineIsCutOffAndSaysHowMuchIsMissing() {
    #expect(Wording.clipped("äbcde", to: 5) == "äbcde")
    #expect(Wording.clipped("äbcdef", to: 3) == "äbc… (3 characters more)")
    let long = String(repeating: "x", count: 501)
    #expect(Wording.clipped(long) == String(repeating: "x", count: 500) + "… (1 character more)")
  }

  @Test func aLongTextIsBrokenBetweenWords() {
    let fifty = String(repeating: "x", count: 50)
    let fortyNine = String(repeating: "y", count: 49)
    #expect(Wording.wrapped("\(fifty) \(fortyNine)") == ["\(fifty) \(fortyNine)"])
    #expect(Wording.wrapped("\(fifty) \(fifty) z") == [fifty, "  \(fifty) z"])
    let tooLong = String(repeating: "x", count: 101)
    #expect(Wording.wrapped("a \(tooLong) b") == ["a", "  \(tooLong)", "  b"])
    #expect(Wording.wrapped("").isEmpty)
  }
}
