import Basics
import Foundation
import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct FactsCacheTests {
  private let folder: TemporaryFolder
  private let store: URL

  init() throws {
    folder = try TemporaryFolder(["a.swift": "let a = 1\nlet b = 2\n", "c.swift": "// c\n"])
    store = folder.url.appending(path: "kept/facts.json")
  }

  private func codeLines(by program: String = "1") throws -> [Int] {
    let cache = FactsCache(in: store, by: program)
    defer { cache.save() }
    return try SyntaxReader.files(under: folder.url, cache: cache).map(\.facts.code)
  }

  /// Changes the cached number of code lines, so that the cached facts can be recognised.
  private func doctor() throws {
    let text = try String(contentsOf: store, encoding: .utf8)
    let doctored = text.replacing("\"code\":2", with: "\"code\":7")
    #expect(doctored != text)
    try Data(doctored.utf8).write(to: store)
  }

  @Test("Unchanged sources aren't read again, and their facts are the same")
  func unchangedSources() throws {
    let units = "struct S {\n  func f(x: Int) -> Int { x > 1 && x < 9 ? 1 : 0 }\n  var p: protocol {\n"
    try folder.write(units, to: "units.swift")
    let cache = FactsCache(in: store, by: "1")
    let read = try SyntaxReader.files(under: folder.url, cache: cache)
    cache.save()
    #expect(try SyntaxReader.files(under: folder.url, cache: FactsCache(in: store, by: "1")) == read)
    #expect(try SyntaxReader.files(under: folder.url) == read)
    try doctor()
    #expect(try codeLines().first == 7)
  }

  @Test("Changed sources are read again, wherever they are")
  func changedSources() throws {
    #expect(try codeLines() == [2, 0])
    try doctor()
    try folder.write("let a = 1\nlet b = 3\n", to: "a.swift")
    #expect(try codeLines() == [2, 0])
    try folder.write("let a = 1\nlet b = 2\n", to: "moved.swift")
    #expect(try codeLines() == [2, 0, 7])
  }

  @Test("Another build's cache is ignored")
  func anotherProgram() throws {
    #expect(try codeLines() == [2, 0])
    try doctor()
    #expect(try codeLines(by: "2") == [2, 0])
    #expect(try codeLines(by: "2") == [2, 0])
  }

  @Test(
    "A damaged cache is ignored, and written again",
    arguments: ["", "{", "{\"program\":\"1\",\"facts\":{\"x\":1}}"])
  func damagedFile(_ text: String) throws {
    #expect(try codeLines() == [2, 0])
    try Data(text.utf8).write(to: store)
    #expect(try codeLines() == [2, 0])
    try doctor()
    #expect(try codeLines() == [7, 0])
  }

  @Test("A cache that can't be written doesn't prevent reading")
  func nowhereToKeep() throws {
    let cache = FactsCache(in: URL(filePath: "/dev/null/facts.json"), by: "1")
    #expect(try SyntaxReader.files(under: folder.url, cache: cache).map(\.facts.code) == [2, 0])
    cache.save()
  }

  @Test("Deleted sources are removed from the cache when there are many of them")
  func forgotten() throws {
    for number in 0..<9 {
      try folder.write("let x = \(number)\n", to: "a.swift")
      #expect(try codeLines() == [1, 0])
    }
    let text = try String(contentsOf: store, encoding: .utf8)
    #expect(text.matches(of: /"lines"/).count <= 6)
  }
}
