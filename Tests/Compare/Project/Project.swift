import Foundation
import Metrics
import SyntaxFacts

enum Project {
  static let folder = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  /// The implementations by folder name, without drafts.
  static var implementations: [String] {
    get throws {
      let drafts = try text(at: "Package.swift").matches(of: /\bdraft\("(\w+)"\)/).map { String($0.1) }
      for name in drafts { print("\(name) is a draft in Package.swift, and isn't held to the charter.") }
      return try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
        .filter { $0.hasSuffix("Impl") && !drafts.contains($0) }.sorted()
    }
  }

  static func text(at path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  static func sources(of implementation: String) throws -> [SourceFile] {
    try SyntaxReader.files(under: folder.appending(path: "Sources/\(implementation)"))
  }

  static func tests(of implementation: String) throws -> [SourceFile] {
    try SyntaxReader.files(under: folder.appending(path: "Tests/\(implementation)Tests"))
  }
}
