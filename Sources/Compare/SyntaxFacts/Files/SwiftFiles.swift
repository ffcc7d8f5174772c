internal import Foundation

/// The Swift files in a folder and its subfolders. Like the package manager, it ignores hidden files and folders; unlike
/// it, it doesn't follow links to folders, and reports broken links.
struct SwiftFiles {
  let folder: URL
  /// Called with the error for a folder, which is then skipped; without it, the error is thrown.
  var skip: ((SyntaxFactsError) -> Void)?

  /// Returns the sorted paths, relative to the folder.
  func paths() throws(SyntaxFactsError) -> [String] {
    var paths: [String] = []
    try collect(below: "", into: &paths)
    return paths.sorted()
  }

  static func source(of file: URL) throws(SyntaxFactsError) -> String {
    guard isRegular(file) else { throw .fileUnreadable(path: file.path, reason: whyNotRegular(file)) }
    let data = try Result { try Data(contentsOf: file) }
      .mapError { SyntaxFactsError.fileUnreadable(path: file.path, reason: $0.localizedDescription) }.get()
    guard let source = String(validating: data, as: UTF8.self) else { throw .fileNotUTF8(path: file.path) }
    return source
  }

  private func collect(below parent: String, into paths: inout [String]) throws(SyntaxFactsError) {
    let current = parent.isEmpty ? folder : folder.appending(path: parent)
    let entries = try Result {
      try FileManager.default.contentsOfDirectory(
        at: current, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    }.mapError { SyntaxFactsError.folderUnreadable(path: current.path, reason: $0.localizedDescription) }.get()
    for entry in entries {
      let path = parent.isEmpty ? entry.lastPathComponent : "\(parent)/\(entry.lastPathComponent)"
      if isFolder(entry) {
        do throws(SyntaxFactsError) {
          try collect(below: path, into: &paths)
        } catch {
          guard let skip else { throw error }
          skip(error)
        }
      } else if entry.pathExtension == "swift" {
        paths.append(path)
      }
    }
  }

  private func isFolder(_ entry: URL) -> Bool {
    (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static func whyNotRegular(_ file: URL) -> String {
    // Foundation has replaced bytes that aren't UTF-8.
    if file.path.contains("\u{FFFD}") { return "Its name isn't UTF-8; give it another one." }
    let files = FileManager.default
    if files.fileExists(atPath: file.path) { return "It isn't a regular file." }
    let target = try? files.destinationOfSymbolicLink(atPath: file.path)
    return target.map { "It links to \($0), which doesn't exist." } ?? "The file doesn't exist."
  }

  /// Returns false for a device or a pipe, which may never end.
  private static func isRegular(_ file: URL) -> Bool {
    let target = file.resolvingSymlinksInPath()
    return (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
