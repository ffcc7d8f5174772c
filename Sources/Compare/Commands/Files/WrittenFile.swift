import Foundation

/// A file that a user named for output. A file is replaced as a whole; a device or a pipe is written to.
struct WrittenFile {
  let path: String

  /// - Throws: `WrittenFileError` if the file can't be written: better now than after minutes.
  init(path: String) throws(WrittenFileError) {
    self.path = path
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue else { throw .refused(path: path, reason: "it is a folder") }
    guard !exists || files.isWritableFile(atPath: path) else {
      throw .refused(path: path, reason: "it is write-protected")
    }
    guard let folder = replaced?.deletingLastPathComponent().path, !files.isWritableFile(atPath: folder) else { return }
    throw .refused(path: path, reason: "the folder \(folder) isn't there, or can't be written to")
  }

  static func create(_ text: String, at path: String) throws(WrittenFileError) {
    guard !FileManager.default.fileExists(atPath: path) else { throw .exists(path) }
    try WrittenFile(path: path).write(text)
  }

  func write(_ text: String) throws(WrittenFileError) {
    do {
      guard let replaced else { return try append(text) }
      try Data(text.utf8).write(to: replaced, options: .atomic)
    } catch ConsoleError.refused(let reason) {
      throw .refused(path: path, reason: reason)
    } catch ConsoleError.nobodyReads {
      throw .refused(path: path, reason: "nobody reads it any more")
    } catch {
      throw .refused(path: path, reason: error.localizedDescription)
    }
  }

  /// The file to replace, after following links; `nil` for a device, a pipe, or a dangling link.
  private var replaced: URL? {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    // A shell may have opened a file as /dev/stderr and go on writing to it.
    return path.hasPrefix("/dev/") || (type ?? .typeRegular) != .typeRegular ? nil : file
  }

  private func append(_ text: String) throws(ConsoleError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOCTTY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    try OutputFile(descriptor: descriptor).write(text)
  }
}

nonisolated enum WrittenFileError: Error, Equatable {
  case refused(path: String, reason: String)
  case exists(String)
}

// MARK: - CustomStringConvertible

extension WrittenFileError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .refused(let path, let reason): "\(path) can't be written: \(reason). Name another file."
    case .exists(let path): "“\(path)” exists already; choose another name."
    }
  }
}
