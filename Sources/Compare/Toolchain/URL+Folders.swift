package import Foundation

extension URL {
  /// The path without symbolic links, as the package manager and the compiler name it.
  ///
  /// A missing file's path stays as it is. Foundation's `resolvingSymlinksInPath` removes `/private` on macOS.
  package var withoutLinks: URL {
    guard let path = realpath(standardizedFileURL.path, nil) else { return standardizedFileURL }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// Returns the relative path of a file in this folder, or the full path of another one.
  package func pathBelow(_ file: String) -> String {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  func makeEmptyFolder() throws {
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }
}
