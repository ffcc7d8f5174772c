import Foundation

/// New folders and new texts of files that take effect all together, or not at all.
struct FileChanges {
  let folder: URL
  /// The texts of new files, by their path below the folder, in folders that are not there yet.
  let added: [String: String]
  /// The new texts of files that are there, by their path below the folder.
  let replaced: [String: String]
  /// Asked between two steps; when it says yes, all is taken back.
  let isInterrupted: () -> Bool

  /// The folders of what is added that are not there yet, the outermost of each.
  private var newFolders: [String] {
    Set(added.keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
  }

  /// Writes everything beside its place, and then moves it there.
  func apply() throws(ExtensionError) {
    let stage = folder.appending(path: ".build/compare/new-\(ProcessInfo.processInfo.processIdentifier)")
    var undo: [(path: String, body: () throws -> Void)] = []
    defer { try? FileManager.default.removeItem(at: stage) }
    do {
      try write(to: stage)
      for path in newFolders {
        try move(stage.appending(path: path), to: folder.appending(path: path))
        undo.append((path, { try FileManager.default.removeItem(at: folder.appending(path: path)) }))
      }
      for path in replaced.keys.sorted() {
        let place = folder.appending(path: path)
        let old = try Data(contentsOf: place)
        try exchange(stage.appending(path: path), with: place)
        undo.append((path, { try old.write(to: place, options: .atomic) }))
      }
      if isInterrupted() { throw ExtensionError.interrupted }
    } catch {
      try takeBack(undo, after: error)
    }
  }

  private func takeBack(
    _ undo: [(path: String, body: () throws -> Void)], after error: any Error
  ) throws(ExtensionError) {
    var left: [String] = []
    for (path, body) in undo.reversed() {
      do { try body() } catch { left.append(path) }
    }
    let reason = error as? ExtensionError ?? .refused(path: folder.path, why: error.localizedDescription)
    throw left.isEmpty ? reason : .leftBehind(left, after: "\(reason)")
  }

  private func write(to stage: URL) throws {
    for (path, text) in added.merging(replaced, uniquingKeysWith: { $1 }) {
      if isInterrupted() { throw ExtensionError.interrupted }
      let file = stage.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      } catch {
        throw ExtensionError.refused(path: file.path, why: error.localizedDescription)
      }
    }
  }

  private func move(_ item: URL, to place: URL) throws {
    if isInterrupted() { throw ExtensionError.interrupted }
    do {
      try FileManager.default.moveItem(at: item, to: place)
    } catch {
      throw ExtensionError.refused(path: place.path, why: error.localizedDescription)
    }
  }

  /// Puts a file in the place of another one in one step, with that one's permissions.
  private func exchange(_ item: URL, with place: URL) throws {
    if isInterrupted() { throw ExtensionError.interrupted }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
      guard FileManager.default.isWritableFile(atPath: place.path) else {
        throw ExtensionError.refused(path: place.path, why: "It is write-protected.")
      }
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: item.path)
      }
      guard rename(item.path, place.path) == 0 else {
        throw ExtensionError.refused(path: place.path, why: "\(String(cString: strerror(errno))).")
      }
    } catch let error as ExtensionError {
      throw error
    } catch {
      throw ExtensionError.refused(path: place.path, why: error.localizedDescription)
    }
  }
}
