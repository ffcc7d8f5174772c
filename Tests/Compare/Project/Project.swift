import Foundation
import Metrics
import SyntaxFacts

enum Project {
  static let folder = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  /// The implementations by folder name.
  static var implementations: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
        .filter { $0.hasSuffix("Impl") }.sorted()
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
