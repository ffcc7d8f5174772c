import SyntaxFacts
import Testing

struct SyntaxFactsErrorTests {
  @Test(
    "Each error says what was wrong, where, and what to do",
    arguments: [
      (
        SyntaxFactsError.parserMissing,
        """
        Lines cannot be counted: this was built with a toolchain that lacks SwiftSyntax and SwiftParser in its \
        lib/swift/host. Install a toolchain from swift.org (6.2 or later), and build again.
        """
      ),
      (
        .folderUnreadable(path: "/a", reason: "It is not there."),
        """
        The folder /a cannot be listed: It is not there. Check that it exists, is a folder, and that you may read it.
        """
      ),
      (
        .fileUnreadable(path: "/a/b.swift", reason: "It is locked."),
        "The file /a/b.swift cannot be read: It is locked. Check that it is a file and that you may read it."
      ),
      (
        .fileNotUTF8(path: "/a/b.swift"),
        "The file /a/b.swift is not UTF-8, which Swift demands. Save it in that encoding."
      ),
    ])
  func eachErrorSaysWhatToDo(error: SyntaxFactsError, wording: String) {
    #expect("\(error)" == wording)
  }

  @Test("Without the parser, counting is an error", .enabled(if: !SyntaxReader.isAvailable))
  func withoutTheParser() {
    #expect(throws: SyntaxFactsError.parserMissing) { try SyntaxReader.facts(of: "") }
  }
}
