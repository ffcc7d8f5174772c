package import Foundation

extension URL {
  /// The same place without symbolic links on the way, as the package manager and the compiler name it.
  ///
  /// A place that isn't there stays as it is spelled. Foundation's own way leaves out `/private` on macOS, which those don't.
  package var withoutLinks: URL {
    guard let path = realpath(standardizedFileURL.path, nil) else { return standardizedFileURL }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// The path below this folder of a file in it; that of another one in full.
  package func pathBelow(_ file: String) -> String {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Makes a folder here, without what was in an earlier one.
  package func makeEmptyFolder() throws {
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }
}
