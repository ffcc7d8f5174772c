import Testing

@testable import Metrics

struct PatchTests {
  private static let head = "diff --git a/Sources/A.swift b/Sources/A.swift\n"
  private let text = """
    \(head)index 1..2 100644
    --- a/Sources/A.swift
    +++ b/Sources/A.swift
    @@ -2,3 +2,3 @@ struct A {
     two
    -three
    +drei
     four

    """

  private func applied(_ patch: String, to texts: [String: String]) throws -> [String: String?] {
    try Patch(patch).applied { texts[$0] }
  }

  @Test("Lines are changed where the patch says, or at the nearest place they have moved to")
  func changes() throws {
    let texts = try applied(text, to: ["Sources/A.swift": "one\ntwo\nthree\nfour\nfive\n"])
    #expect(texts == ["Sources/A.swift": "one\ntwo\ndrei\nfour\nfive\n"])
    let moved = try applied(text, to: ["Sources/A.swift": "0\n0\n0\ntwo\nthree\nfour\ntwo\nthree\nfour\n"])
    #expect(moved == ["Sources/A.swift": "0\n0\n0\ntwo\ndrei\nfour\ntwo\nthree\nfour\n"])
  }

  @Test("A file with other lines is an error with the line of the patch")
  func doesNotApply() {
    #expect(throws: PatchError(reason: .noSuchLines(file: "Sources/A.swift", near: 2), line: 5)) {
      try applied(text, to: ["Sources/A.swift": "one\ntwo\nDREI\nfour\n"])
    }
    #expect(throws: PatchError(reason: .fileMissing("Sources/A.swift"), line: 1)) { try applied(text, to: [:]) }
  }

  @Test("Files are added and deleted")
  func addsAndDeletes() throws {
    let patch = """
      diff --git a/new.txt b/new.txt
      new file mode 100644
      --- /dev/null
      +++ b/new.txt
      @@ -0,0 +1 @@
      +new
      \\ No newline at end of file
      diff --git a/old.txt b/old.txt
      deleted file mode 100644
      --- a/old.txt
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -old
      -

      """
    #expect(try applied(patch, to: ["old.txt": "old\n\n"]) == ["new.txt": "new", "old.txt": nil])
    #expect(throws: PatchError(reason: .fileExists("new.txt"), line: 1)) {
      try applied(patch, to: ["new.txt": "", "old.txt": "old\n\n"])
    }
    #expect(throws: PatchError(reason: .notEmpty("old.txt"), line: 8)) {
      try applied(patch, to: ["old.txt": "old\n\nmore\n"])
    }
  }

  @Test("CRLF, a combining mark at the start of a line, and a carriage return at its end are preserved")
  func otherLineEnds() throws {
    let patch = """
      diff --git a/new.txt b/new.txt
      new file mode 100644
      index 1..2
      --- /dev/null
      +++ b/new.txt
      @@ -0,0 +1,4 @@
      +one\r
      +\r
      +\u{301}three
      +four\r
      \\ No newline at end of file

      """
    #expect(try applied(patch, to: [:]) == ["new.txt": "one\r\n\r\n\u{301}three\nfour\r"])
  }

  @Test("An empty file, which has no lines to show, is added and deleted")
  func emptyFiles() throws {
    let patch = """
      diff --git a/new.txt b/new.txt
      new file mode 100644
      index 0..1
      diff --git a/old.txt b/old.txt
      deleted file mode 100644
      index 1..0

      """
    #expect(try applied(patch, to: ["old.txt": ""]) == ["new.txt": "", "old.txt": nil])
    #expect(throws: PatchError(reason: .notEmpty("old.txt"), line: 4)) { try applied(patch, to: ["old.txt": "old\n"]) }
  }

  @Test(
    "A path is read in git's notation, quoted or with other prefixes",
    arguments: [
      (#""a/S/S\303\251.swift" "b/S/S\303\251.swift""#, "S/Sé.swift"), (#""a/a\"b\\t\t" "b/a\"b\\t\t""#, "a\"b\\t\t"),
      ("i/S/A b.swift w/S/A b.swift", "S/A b.swift"), ("a/b/a b/b/a", "b/a"),
    ])
  func paths(written: String, path: String) throws {
    #expect(try Patch("diff --git \(written)\nnew file mode 100644\n").files.map(\.path) == [path])
  }

  @Test("An empty line without its space, and a last line without its line feed, are read like in git")
  func stripped() throws {
    let patch = Self.head + "@@ -1,2 +1,2 @@\n\n-old\n+new"
    #expect(try applied(patch, to: ["Sources/A.swift": "\nold\n"]) == ["Sources/A.swift": "\nnew\n"])
  }

  private static let refusals: [(text: String, error: PatchError)] = [
    ("hello\n", PatchError(reason: .unknownLine, line: 1)),
    (head + "rename from a\n", PatchError(reason: .unknownLine, line: 2)),
    (head + "@@ one @@\n", PatchError(reason: .unknownLine, line: 2)),
    (head + "@@ -1 +1 @@\n-a\n\\ No\n\\ No\n", PatchError(reason: .unknownLine, line: 5)),
    (head + "@@ -1,2 +1,2 @@\n one\n", PatchError(reason: .wrongCount, line: 2)),
    (head + "@@ -1,99999999999999999999 +1 @@\n one\n", PatchError(reason: .wrongCount, line: 2)),
    (head + "index 1..2\n", PatchError(reason: .noLines, line: 1)),
    ("", PatchError(reason: .empty, line: 1)),
    ("diff --git a/a b/a\r\n@@ -1 +1 @@\r\n", PatchError(reason: .carriageReturn, line: 1)),
    (head + "@@ -1 +1 @@\r\n", PatchError(reason: .carriageReturn, line: 2)),
    (head + "@@ -1 +1 @@\n-a\n+b\n\n", PatchError(reason: .unknownLine, line: 5)),
  ]

  @Test("Text that isn't a diff of text files is refused with its line", arguments: refusals)
  func refused(text: String, error: PatchError) {
    #expect(throws: error) { try Patch(text) }
  }
}
