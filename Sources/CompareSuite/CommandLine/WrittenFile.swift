import Foundation

/// A file that is written as a whole, or left as it was.
struct WrittenFile {
  let path: String

  /// - Throws: `WrittenFileError` when its folder isn't there, or it is a folder itself: better now than after minutes.
  init(path: String) throws(WrittenFileError) {
    self.path = path
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw .refused(path: path, reason: "the folder \(folder.path) isn't there, or can't be written to")
    }
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw .refused(path: path, reason: "it is a folder")
    }
  }

  /// Replaces the file.
  func write(_ text: String) throws(WrittenFileError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .refused(path: path, reason: error.localizedDescription)
    }
  }
}
