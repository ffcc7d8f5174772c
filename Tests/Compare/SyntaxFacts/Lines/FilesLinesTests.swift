import Basics
import Foundation
import SyntaxFacts
import Testing

@Suite(.withParser)
struct FilesLinesTests {
  @Test("The Swift files of a folder and its folders are counted, sorted by path")
  func filesAreSorted() throws {
    let folder = try TemporaryFolder([
      "b.swift": "let b = 1\n", "a/z.swift": "// z\n", "a/deep/er/y.swift": "\n\n", "a.swift": "", "C.swift": "1",
      "notes.md": "# no", "swift": "no", "x.swift/inner.swift": "let a = 1\nlet b = 1\n",
    ])
    let files = try SyntaxReader.files(under: folder.url)
    #expect(
      files.map(\.path) == ["C.swift", "a.swift", "a/deep/er/y.swift", "a/z.swift", "b.swift", "x.swift/inner.swift"])
    #expect(files.map(\.facts.code) == [1, 0, 0, 0, 1, 2])
  }

  @Test("Hidden files and folders are skipped")
  func hiddenFilesAreLeftOut() throws {
    let folder = try TemporaryFolder([".build/a.swift": "1", "b/.c.swift": "1", "b/d.swift": "1"])
    #expect(try SyntaxReader.files(under: folder.url).map(\.path) == ["b/d.swift"])
  }

  @Test("Many files keep their order and their counts")
  func manyFiles() throws {
    let names = (100..<300).map { "f\($0).swift" }
    let texts = names.enumerated().map { ($1, String(repeating: "let a = 1\n// b\n\n", count: $0)) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: texts))
    let files = try SyntaxReader.files(under: folder.url)
    #expect(files.map(\.path) == names)
    #expect(files.map(\.facts.code) == Array(names.indices))
  }

  @Test("A file that is not UTF-8 is an error that names it")
  func aFileThatIsNotUTF8() throws {
    let folder = try TemporaryFolder(["a.swift": "let a = 1\n"])
    try folder.write(Data([0x2F, 0x2F, 0xFF, 0xFE]), to: "b.swift")
    #expect(throws: SyntaxFactsError.fileNotUTF8(path: folder.path(of: "b.swift"))) {
      try SyntaxReader.files(under: folder.url)
    }
  }

  @Test("A file that cannot be read is an error that names it, the first in order")
  func aFileThatCannotBeRead() throws {
    let folder = try TemporaryFolder(["a.swift": "let a = 1\n"])
    for path in ["c.swift", "b.swift"].map(folder.path(of:)) {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.swift")
    }
    let error = #expect(throws: SyntaxFactsError.self) { try SyntaxReader.files(under: folder.url) }
    #expect(error?.description.hasPrefix("The file \(folder.path(of: "b.swift")) cannot be read: ") == true)
  }

  @Test("A folder that does not exist is an error that names it")
  func aMissingFolder() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appending(path: "missing")
    let error = #expect(throws: SyntaxFactsError.self) { try SyntaxReader.files(under: missing) }
    #expect(error?.description.hasPrefix("The folder \(missing.path) cannot be listed: ") == true)
  }
}
