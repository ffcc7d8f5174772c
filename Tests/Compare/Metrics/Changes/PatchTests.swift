import Testing

@testable import Metrics

struct PatchTests {
  private let text = """
    diff --git a/Sources/A.swift b/Sources/A.swift
    index 1..2 100644
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

  @Test("Lines are changed where the patch says")
  func changes() throws {
    let texts = try applied(text, to: ["Sources/A.swift": "one\ntwo\nthree\nfour\nfive\n"])
    #expect(texts == ["Sources/A.swift": "one\ntwo\ndrei\nfour\nfive\n"])
  }

  @Test("Lines that have moved are found, the nearest first")
  func moved() throws {
    let texts = try applied(text, to: ["Sources/A.swift": "0\n0\n0\ntwo\nthree\nfour\ntwo\nthree\nfour\n"])
    #expect(texts == ["Sources/A.swift": "0\n0\n0\ntwo\ndrei\nfour\ntwo\nthree\nfour\n"])
  }

  @Test("A file that has other lines is told with the line of the patch")
  func doesNotApply() {
    #expect(throws: PatchError(.noSuchLines(file: "Sources/A.swift", near: 2), line: 5)) {
      try applied(text, to: ["Sources/A.swift": "one\ntwo\nDREI\nfour\n"])
    }
    #expect(throws: PatchError(.fileMissing("Sources/A.swift"), line: 1)) { try applied(text, to: [:]) }
  }

  @Test("Files come and go")
  func filesComeAndGo() throws {
    let patch = """
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
    #expect(throws: PatchError(.fileExists("new.txt"), line: 1)) {
      try applied(patch, to: ["new.txt": "", "old.txt": "old\n\n"])
    }
    #expect(throws: PatchError(.notEmpty("old.txt"), line: 6)) {
      try applied(patch, to: ["old.txt": "old\n\nmore\n"])
    }
  }

  @Test(
    "What is no unified diff of texts is refused with its line",
    arguments: [
      ("hello\n", PatchError(.unknownLine, line: 1)),
      ("diff --git a/a b/b\nrename from a\n", PatchError(.notText("rename from a"), line: 2)),
      ("--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n one\n", PatchError(.hunkEndsEarly, line: 4)),
      ("--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n one\ndiff\n", PatchError(.hunkEndsEarly, line: 5)),
      ("--- a/a\n+++ b/a\n@@ one @@\n", PatchError(.unknownLine, line: 3)),
      ("diff --git a/a b/b\nindex 1..2\n", PatchError(.noPath, line: 1)),
    ])
  func refused(text: String, error: PatchError) {
    #expect(throws: error) { try Patch(text) }
  }

  // MARK: - Writing

  @Test(
    "What is written gives the new text when it is applied",
    arguments: [
      ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n", "1\n2\nzwei\n3\n4\n5\n6\n7\n8\n9\n10\n12\n"), ("", "a\n"),
      ("a\n", ""),
      ("a\nb", "a\nc"), ("a", "a\n"), ("a\nb\nc\n", "c\nb\na\n"),
    ])
  func roundTrip(old: String, new: String) throws {
    let patch = Patch.text(of: [("a.txt", old, new)])
    #expect(try applied(patch, to: ["a.txt": old]) == ["a.txt": new])
  }

  @Test("It is written as git writes it, a hunk for what stands far apart")
  func written() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\nzwei\n").replacing("20\n", with: "zwanzig\n")
    #expect(
      Patch.text(of: [("a.txt", old, new), ("same.txt", "s", "s"), ("b.txt", nil, "b\n")]) == """
        diff --git a/a.txt b/a.txt
        index \(GitBlob.id(of: old))..\(GitBlob.id(of: new)) 100644
        --- a/a.txt
        +++ b/a.txt
        @@ -1,5 +1,5 @@
         1
        -2
        +zwei
         3
         4
         5
        @@ -17,4 +17,4 @@
         17
         18
         19
        -20
        +zwanzig
        diff --git a/b.txt b/b.txt
        new file mode 100644
        index 0000000000000000000000000000000000000000..61780798228d17af2d34fce4cfbdf35556832472
        --- /dev/null
        +++ b/b.txt
        @@ -0,0 +1 @@
        +b

        """)
  }
}
