import Foundation
import Results
import Toolchain

/// Cached results of parts, in the package's build folder. Each is valid until one of its inputs changes.
package struct ResultCache {
  struct Entry<Value: Codable>: Codable {
    var version: Int
    var key: String
    /// The keys by implementation, or `nil` for results that are cached as a whole.
    var pieces: [String: String]?
    var date: String
    var seconds: Double
    var value: Value
  }

  let folder: URL?

  package init(folder: URL?) { self.folder = folder }

  /// Returns the folder of a package's results. Debug builds use a different one, so that tests don't overwrite the
  /// results of a release build.
  package static func folder(of package: URL, isOptimised: Bool) -> URL {
    BuiltPackage.scratch(of: package).appending(path: "results/\(isOptimised ? "release" : "debug")")
  }

  /// Returns the entry of a key, or `nil` if it is missing or damaged.
  func value<Value>(of part: SuitePart, key: String, as type: Value.Type) -> Entry<Value>? {
    latest(of: part, as: type).flatMap { $0.key == key ? $0 : nil }
  }

  /// Returns the last entry, even if inputs have changed since.
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
    try Data(JSONText.compact(entry).utf8).write(to: file, options: .atomic)
  }

  private func file(of part: SuitePart) -> URL? { folder?.appending(path: "\(part.rawValue).json") }
}
