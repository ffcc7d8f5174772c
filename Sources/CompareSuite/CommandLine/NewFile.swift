import Foundation

/// A file that is to be written as a whole, or not at all, in a place where there is none.
struct NewFile {
  let path: String

  /// Writes the text; a file that is there already stays as it is.
  func write(_ text: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { throw NewFileError.exists(path) }
    try WrittenFile(path: path).write(text)
  }
}
