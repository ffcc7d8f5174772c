import Foundation
import Testing

/// Checks that the tutorial's files, contents page and links agree on the order of chapters.
struct ChaptersTests {
  private struct Chapter: Equatable {
    let file: String
    let text: String

    init(_ file: String) throws {
      self.file = file
      text = try Project.text(at: "docs/\(file)")
    }

    var title: Substring? { text.firstMatch(of: /^# (.+)/)?.1 }

    /// The target of a link at the top, such as `Next`.
    func link(_ word: String) throws -> String? {
      let ways = text.split(separator: "\n").first { $0.hasPrefix("[Contents](README.md)") }
      return try ways?.firstMatch(of: Regex("\(word): \\[[^\\]]+\\]\\(([^)]+)\\)", as: (Substring, Substring).self))
        .map { String($0.1) }
    }
  }

  private static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: Project.folder.appending(path: "docs").path)
        .filter { $0.contains(/^[0-9]+-.+\.md$/) }.sorted()
    }
  }

  @Test("“Next” leads through every chapter once, from the first to the last, and “Before” leads back")
  func next() throws {
    let files = try Self.files
    var visited: [String] = []
    var before: String?
    var next = files.first
    while let file = next, !visited.contains(file), files.contains(file) {
      let chapter = try Chapter(file)
      #expect(try chapter.link("Before") == before, "in \(file)")
      visited.append(file)
      before = file
      next = try chapter.link("Next")
    }
    #expect(visited == files)
    #expect(next == nil)
  }

  @Test("Each chapter's number is in its file name, its title, and the contents page")
  func numbers() throws {
    let files = try Self.files
    let contents = try Project.text(at: "docs/README.md").matches(of: /(?m)^(\d+)\. \[.+?\]\((.+?)\)/)
    #expect(contents.map { String($0.2) } == files)
    #expect(contents.map { Int($0.1) } == Array(1...files.count))
    for (index, file) in files.enumerated() {
      #expect(Int(file.prefix { $0 != "-" }) == index + 1)
      #expect(try Chapter(file).title?.hasPrefix("\(index + 1). ") == true, "in \(file)")
    }
  }
}
