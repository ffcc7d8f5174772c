import Foundation
import Results
import Toolchain

/// What parts were found to be, kept below the package's build folder until something changes that they depend on.
package struct ResultCache {
  struct Entry<Value: Codable>: Codable {
    var version: Int
    var key: String
    /// The keys of the implementations' own pieces, by their names; nil where it is kept as a whole.
    var pieces: [String: String]?
    var date: String
    var seconds: Double
    var value: Value
  }

  /// Nil where nothing can be kept.
  let folder: URL?

  package init(folder: URL?) { self.folder = folder }

  /// Where the results of a package's builds are. Debug builds keep theirs apart: what a release build was measured for must not be lost
  /// to a test of the program.
  package static func folder(of package: URL, isOptimised: Bool) -> URL {
    BuiltPackage.scratch(of: package).appending(path: "results/\(isOptimised ? "release" : "debug")")
  }

  /// What was kept under a key; nil when there is nothing, or it is damaged: then it is measured anew.
  func value<Value>(of part: SuitePart, key: String, as type: Value.Type) -> Entry<Value>? {
    latest(of: part, as: type).flatMap { $0.key == key ? $0 : nil }
  }

  /// What was kept last, whatever has changed since; nil when there is nothing, or it is damaged.
  func latest<Value>(of part: SuitePart, as type: Value.Type) -> Entry<Value>? {
    guard let file = file(of: part),
      let kept = try? JSONDecoder().decode(Entry<Value>.self, from: Data(contentsOf: file)),
      kept.version == SuiteResult.currentVersion
    else { return nil }
    return kept
  }

  func keep<Value>(
    _ value: Value, of part: SuitePart, key: String, pieces: [String: String]? = nil, date: String, seconds: Double
  ) throws where Value: Codable {
    guard let folder, let file = file(of: part) else { return }
    let entry = Entry(
      version: SuiteResult.currentVersion, key: key, pieces: pieces, date: date, seconds: seconds, value: value)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(JSONText.of(entry).utf8).write(to: file, options: .atomic)
  }

  private func file(of part: SuitePart) -> URL? { folder?.appending(path: "\(part.rawValue).json") }
}
