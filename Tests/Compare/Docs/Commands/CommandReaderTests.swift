import Testing

@testable import Docs

struct CommandReaderTests {
  @Test(
    "A command is split like in a shell",
    arguments: [
      ("compare list", ["compare", "list"]), ("a 'b c' \"d e\"", ["a", "b c", "d e"]), ("a | b", ["a"]),
      ("a > b", ["a"]), ("a && b", ["a"]), ("a # b", ["a"]), ("a#b", ["a#b"]), ("", []), ("a ''", ["a", ""]),
    ])
  func words(text: String, words: [String]) {
    #expect(CommandReader.words(text) == words)
  }

  @Test("An unterminated quote is noticed", arguments: ["a 'b", "a \"b", "a b'c"])
  func unfinished(text: String) {
    #expect(CommandReader.words(text) == nil)
  }
}
