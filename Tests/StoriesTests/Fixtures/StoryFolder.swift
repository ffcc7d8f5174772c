import Foundation

/// A folder for story files that is removed with this object.
final class StoryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stories-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func path(of name: String) -> String { url.appending(path: name).path }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String = "a.feature") throws -> String {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file.path
  }
}
