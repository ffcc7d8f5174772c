package import Foundation

/// A folder that is removed with its last reference. Hold it in a property: a local variable may be released too early.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// - Parameter files: Texts to write, by path.
  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "SameApp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  package func path(of name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and creates the folders around it.
  package func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
