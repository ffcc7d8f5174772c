import Foundation

/// A file that is to be written as a whole, or not at all.
struct NewFile {
  let path: String

  /// Writes the text; a file that is there already stays as it is.
  func write(_ text: String) throws(NewFileError) {
    let file = URL(filePath: path)
    guard !FileManager.default.fileExists(atPath: file.path) else { throw .exists(path) }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .refused(path, why: error.localizedDescription)
    }
  }
}
