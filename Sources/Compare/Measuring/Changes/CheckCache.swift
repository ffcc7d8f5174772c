import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// A cache of check results and patch sizes, which are valid until something they depend on changes.
struct CheckCache {
  private struct Entry<Value: Codable>: Codable {
    var key: String
    var result: Value
  }

  private let package: URL
  private let folder: URL
  private let toolchain: String

  init(of package: URL) throws {
    self.package = package
    folder = BuiltPackage.scratch(of: package).appending(path: "results/changes")
    toolchain = try Toolchain.running().version
  }

  /// Returns a hash of everything that a check depends on: the package without other implementations' tests, the
  /// request, and the toolchain.
  func key(of request: ChangeRequest, _ profiles: [ArchitectureProfile]) throws -> String {
    let folders = profiles.flatMap(request.folders)
    let files = try PackageFiles.uses(in: package)
      .filter { file in file.use != .test || folders.contains { file.path.hasPrefix("\($0)/") } }.map(\.path)
    let own =
      [ChangeRequest.commonPatch, "stories.feature", "superseded.txt", "seeds.txt"]
      + profiles.flatMap(ChangeRequest.patchNames)
    return request.hash(of: [toolchain] + profiles.map(\.name), files: files + own.map(request.place))
  }

  func result(of request: String, key: String) -> ChangeCheckResult? { value(named: request, key: key) }

  func keep(_ result: ChangeCheckResult, key: String) throws { try keep(result, named: result.request, key: key) }

  /// - Parameter name: The name of the changes. The cache has one size for each name.
  func size(of changes: [ChangeRequest.Change], named name: String, by program: String) -> ChangeSize? {
    value(named: "sizes/\(name)", key: Self.key(of: changes, by: program))
  }

  /// Caches the size of changes. If that fails, they are counted again each time.
  func keep(_ size: ChangeSize, of changes: [ChangeRequest.Change], named name: String, by program: String) {
    try? keep(size, named: "sizes/\(name)", key: Self.key(of: changes, by: program))
  }

  private static func key(of changes: [ChangeRequest.Change], by program: String) -> String {
    var hash = ContentHash()
    hash.add(program)
    for change in changes {
      for text in [change.path, change.old ?? "", change.new ?? "", "\(change.old == nil) \(change.new == nil)"] {
        hash.add(text)
      }
    }
    return hash.text
  }

  private func file(named name: String) -> URL { folder.appending(path: "\(name).json") }

  private func value<Value: Codable>(named name: String, key: String) -> Value? {
    let entry = try? JSONDecoder().decode(Entry<Value>.self, from: Data(contentsOf: file(named: name)))
    return entry?.key == key ? entry?.result : nil
  }

  private func keep(_ value: some Codable, named name: String, key: String) throws {
    let file = file(named: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(JSONText.of(Entry(key: key, result: value)).utf8).write(to: file, options: .atomic)
  }
}
