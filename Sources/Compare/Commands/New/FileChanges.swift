import Foundation
import Measuring

/// New files, new texts of files, and files that go, which take effect all together, or not at all.
struct FileChanges {
  let folder: URL
  /// The texts of new files, by their path below the folder.
  var added: [String: String] = [:]
  /// The new texts of files that are there, by their path below the folder.
  var replaced: [String: String] = [:]
  /// The files and folders that go, by their path below the folder.
  var removed: [String] = []
  /// Asked between two steps; when it says yes, all is taken back.
  let isInterrupted: () -> Bool

  /// Writes everything beside its place, where it is on the same volume, and then moves it there. What goes is moved out of its place
  /// last, and deleted once nothing can fail any more.
  func apply() throws(ExtensionError) {
    var stages: [(stage: String, place: String)] = []
    var files: [(path: String, old: String, staged: StagedFile)] = []
    var gone: [String] = []
    var undo: [(path: String, body: () throws -> Void)] = []
    defer { for (stage, _) in stages { try? FileManager.default.removeItem(atPath: stage) } }
    defer { for (_, _, staged) in files { staged.remove() } }
    do {
      for (root, texts) in newRoots {
        stages.append((StagedFile.name(beside: root), root))
        for (path, text) in texts { try write(text, to: stages[stages.count - 1].stage + path.dropFirst(root.count)) }
      }
      for (path, text) in replaced.sorted(by: { $0.key < $1.key }) { files.append(try stage(text, for: path)) }
      for (stage, place) in stages {
        try move(stage, to: place)
        undo.append((place, { try FileManager.default.removeItem(atPath: place) }))
      }
      for (path, old, staged) in files {
        if isInterrupted() { throw ExtensionError.interrupted }
        try Self.refusal(of: path) { try staged.takePlace() }
        undo.append((path, { try StagedFile(old, for: path).takePlace() }))
      }
      for place in removed.map({ folder.appending(path: $0).path }) {
        let aside = StagedFile.name(beside: place)
        try move(place, to: aside)
        gone.append(aside)
        undo.append((place, { try FileManager.default.moveItem(atPath: aside, toPath: place) }))
      }
      if isInterrupted() { throw ExtensionError.interrupted }
    } catch {
      try takeBack(undo, after: error)
    }
    for place in gone {
      try Result { try FileManager.default.removeItem(atPath: place) }
        .mapError { ExtensionError.leftBehind([place], after: $0.localizedDescription) }.get()
    }
  }

  /// The new files by the outermost of each one's folders that is not there yet, or by itself; all paths in full.
  private var newRoots: [(root: String, texts: [String: String])] {
    let texts = added.map { (folder.appending(path: $0).path, $1) }
    return Dictionary(grouping: texts) { path, _ in
      var root = URL(filePath: path)
      while case let parent = root.deletingLastPathComponent(), !FileManager.default.fileExists(atPath: parent.path) {
        root = parent
      }
      return root.path
    }.map { ($0, Dictionary(uniqueKeysWithValues: $1)) }.sorted { $0.root < $1.root }
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

  private func write(_ text: String, to path: String) throws {
    if isInterrupted() { throw ExtensionError.interrupted }
    let file = URL(filePath: path)
    try Self.refusal(of: path) {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The text beside the file that is there, or beside the one that a link leads to.
  private func stage(_ text: String, for path: String) throws -> (path: String, old: String, staged: StagedFile) {
    if isInterrupted() { throw ExtensionError.interrupted }
    let place = folder.appending(path: path).resolvingSymlinksInPath().path
    guard FileManager.default.isWritableFile(atPath: place) else {
      throw ExtensionError.refused(path: place, why: "It isn't there, or it is write-protected.")
    }
    let old = try String(contentsOfFile: place, encoding: .utf8)
    return (place, old, try Self.refusal(of: place) { try StagedFile(text, for: place) })
  }

  private func move(_ item: String, to place: String) throws {
    if isInterrupted() { throw ExtensionError.interrupted }
    try Self.refusal(of: place) { try FileManager.default.moveItem(atPath: item, toPath: place) }
  }

  private static func refusal<Value>(of path: String, _ body: () throws -> Value) throws(ExtensionError) -> Value {
    try Result { try body() }.mapError { error in
      let own = (error as? SystemRefusal).map { "\($0.description)." }
      return ExtensionError.refused(path: path, why: own ?? error.localizedDescription)
    }.get()
  }
}

extension CommandContext {
  /// Makes the changes and says what they were; on Ctrl-C nothing was changed.
  func apply(_ changes: FileChanges, saying lines: [String]) throws -> ExitCode {
    // What would end the process in the middle has all taken back first.
    process.interruption.tolerateOne(of: Interruption.signals)
    do throws(ExtensionError) {
      try changes.apply()
    } catch {
      guard error == .interrupted else { throw error }
      console.diagnostic("compare: \(error)")
      return process.interruption.exitCode ?? .interrupted
    }
    return try print(lines)
  }
}
