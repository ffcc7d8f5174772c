import Foundation
import Measuring

struct FileChanges {
  let checkout: Checkout
  /// By path in the checkout.
  let texts: [String: String]
  /// Folders to create for some of these files.
  var made: [String] = []
  var deleted: [String] = []

  /// Makes the changes. If a file can't be written, all is restored; what can't be deleted is left to git.
  func apply() throws(ExtensionError) {
    let files = FileManager.default
    var old: [URL: Data] = [:]
    do {
      for (path, text) in texts {
        let file = checkout.folder.appending(path: path).resolvingSymlinksInPath()
        old[file] = try? Data(contentsOf: file)
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      }
    } catch {
      for path in made { try? files.removeItem(at: checkout.folder.appending(path: path)) }
      for (file, data) in old { try? data.write(to: file, options: .atomic) }
      throw .notWritten(why: error.localizedDescription)
    }
    do {
      for path in deleted { try files.removeItem(at: checkout.folder.appending(path: path)) }
    } catch {
      throw .notDeleted(why: error.localizedDescription, changed: texts.keys.sorted() + deleted)
    }
  }
}

extension CommandContext {
  func apply(_ changes: FileChanges, saying lines: [String]) throws -> ExitCode {
    process.interruption.tolerateOne(of: Interruption.signals)
    try changes.apply()
    return try print(lines)
  }
}
