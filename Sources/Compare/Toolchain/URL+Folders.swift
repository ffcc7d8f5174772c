package import Foundation

extension URL {
  /// The path without symbolic links, which the package manager and the compiler use.
  ///
  /// The path of a missing file doesn't change. Foundation's `resolvingSymlinksInPath` would remove `/private` on
  /// macOS.
  package var withoutLinks: URL {
    guard let path = realpath(standardizedFileURL.path, nil) else { return standardizedFileURL }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// Returns the path relative to this folder for a file in it, and the full path for any other file.
  package func pathBelow(_ file: String) -> String {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  func makeEmptyFolder() throws {
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }
}
