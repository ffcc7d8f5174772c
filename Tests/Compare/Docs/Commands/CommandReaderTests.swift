import Testing

@testable import Docs

struct ShellWordsTests {
  @Test(
    "A command is cut as a shell would",
    arguments: [
      ("compare list", ["compare", "list"]), ("a 'b c' \"d e\"", ["a", "b c", "d e"]), ("a\\ b", ["a b"]),
      ("a | b", ["a"]), ("a > b", ["a"]), ("a && b", ["a"]), ("a # b", ["a"]), ("a#b", ["a#b"]), ("", []),
      ("a ''", ["a", ""]),
    ])
  func cut(text: String, words: [String]) {
    #expect(ShellWords(text).words == words)
    #expect(!ShellWords(text).isUnfinished)
  }

  @Test("A quote without an end is noticed", arguments: ["a 'b", "a \"b", "a \\"])
  func unfinished(text: String) {
    #expect(ShellWords(text).isUnfinished)
  }
}
