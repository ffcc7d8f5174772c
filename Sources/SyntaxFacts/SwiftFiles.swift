internal import Foundation

/// The Swift files in a folder and the folders in it, in an order that does not depend on the file system.
///
/// As for the package manager, hidden files and folders do not count, and links to folders are not followed.
struct SwiftFiles {
  let folder: URL

  /// Paths relative to the folder, sorted.
  func paths() throws(SyntaxFactsError) -> [String] {
    var paths: [String] = []
    try collect(below: "", into: &paths)
    return paths.sorted()
  }

  func source(at path: String) throws(SyntaxFactsError) -> String {
    try Self.source(of: folder.appending(path: path))
  }

  static func source(of file: URL) throws(SyntaxFactsError) -> String {
    guard isRegular(file) else {
      throw .fileUnreadable(path: file.path, reason: "There is no regular file.")
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .fileUnreadable(path: file.path, reason: error.localizedDescription)
    }
    guard let source = String(validating: data, as: UTF8.self) else { throw .fileNotUTF8(path: file.path) }
    return source
  }

  private func collect(below parent: String, into paths: inout [String]) throws(SyntaxFactsError) {
    let current = parent.isEmpty ? folder : folder.appending(path: parent)
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(
        at: current, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    } catch {
      throw .folderUnreadable(path: current.path, reason: error.localizedDescription)
    }
    for entry in entries {
      let path = parent.isEmpty ? entry.lastPathComponent : "\(parent)/\(entry.lastPathComponent)"
      if isFolder(entry) {
        try collect(below: path, into: &paths)
      } else if entry.pathExtension == "swift" {
        paths.append(path)
      }
    }
  }

  private func isFolder(_ entry: URL) -> Bool {
    (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Whether reading comes to an end: a device or a pipe may go on for ever.
  private static func isRegular(_ file: URL) -> Bool {
    let target = file.resolvingSymlinksInPath()
    return (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
