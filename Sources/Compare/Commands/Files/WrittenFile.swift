import Foundation

/// What a user named to write to: a file is replaced as a whole or left as it was; a device or a pipe is written into.
struct WrittenFile {
  private enum Target {
    /// To a file, which is there or will be: links have been followed.
    case file(String)
    /// Into what is opened by this path: a device or a pipe.
    case stream(String)
    /// Into what this process has open already, such as its standard output.
    case descriptor(Int32)
  }

  /// As many links as are followed one after the other; the system itself takes 40 at the most.
  private static let mostLinks = 40
  let path: String

  /// - Throws: `WrittenFileError` when it can't be written: better now than after minutes.
  init(path: String) throws(WrittenFileError) {
    self.path = path
    switch try target() {
    case .descriptor: break
    case .stream(let place): try checkIsWritable(place)
    case .file(let place) where FileManager.default.fileExists(atPath: place): try checkIsWritable(place)
    case .file(let place):
      let folder = Self.folder(of: place)
      guard FileManager.default.isWritableFile(atPath: folder) else {
        throw .refused(path: path, reason: "the folder \(folder) isn't there, or can't be written to")
      }
    }
  }

  /// Writes a file where there is none; one that is there already stays as it is.
  static func create(_ text: String, at path: String) throws(WrittenFileError) {
    guard !FileManager.default.fileExists(atPath: path) else { throw .exists(path) }
    try WrittenFile(path: path).write(text)
  }

  /// Whether it is this process's standard output by another name, which results go to by themselves.
  var isStandardOutput: Bool { if case .descriptor(STDOUT_FILENO)? = try? target() { true } else { false } }

  /// Replaces the file, or adds to what is none.
  func write(_ text: String) throws(WrittenFileError) {
    switch try target() {
    case .stream(let stream): try write(text, opening: stream, O_WRONLY | O_NOCTTY)
    case .descriptor(let descriptor): try write(text, into: descriptor)
    case .file(let file): try replace(file, by: text)
    }
  }

  // MARK: - Where to

  private func target() throws(WrittenFileError) -> Target {
    var place = path
    for _ in 0..<Self.mostLinks {
      if let descriptor = Self.descriptor(named: place) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
          throw .refused(path: path, reason: "nothing that can be written to is open as \(descriptor)")
        }
        return .descriptor(descriptor)
      }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return try target(at: place)
      }
      place = next.hasPrefix("/") ? next : Self.folder(of: place) + "/\(next)"
    }
    throw .refused(path: path, reason: "its symbolic links lead round in a circle")
  }

  private func target(at place: String) throws(WrittenFileError) -> Target {
    var status = stat()
    // The path as it was named: what is open elsewhere has a link that names no file.
    guard stat(path, &status) == 0 else { return .file(place) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(place)
    case S_IFDIR: throw .refused(path: path, reason: "it is a folder")
    case S_IFCHR, S_IFIFO: return .stream(path)
    default: throw .refused(path: path, reason: "it is neither a file, nor a terminal, nor a pipe")
    }
  }

  /// `/dev/stdout` is a link to one of these; opened again, a file that is added to would be written from its start.
  private static func descriptor(named place: String) -> Int32? {
    let own = "\(ProcessInfo.processInfo.processIdentifier)"
    guard let match = place.wholeMatch(of: /\/(?:dev|proc\/(\w+))\/fd\/(\d+)/),
      ["self", own].contains(match.output.1.map(String.init) ?? "self")
    else { return nil }
    return Int32(match.output.2)
  }

  private static func folder(of place: String) -> String {
    guard let slash = place.lastIndex(of: "/") else { return "." }
    return slash == place.startIndex ? "/" : String(place[..<slash])
  }

  private func checkIsWritable(_ place: String) throws(WrittenFileError) {
    guard FileManager.default.isWritableFile(atPath: place) else {
      throw .refused(path: path, reason: "it is write-protected")
    }
  }

  // MARK: - Writing

  /// Where nothing can be put beside the file, or in its place, it is written over.
  private func replace(_ file: String, by text: String) throws(WrittenFileError) {
    do {
      try StagedFile(text, for: file).takePlace()
    } catch {
      guard [EACCES, EPERM, EROFS, EBUSY, ENOENT].contains(error.code), FileManager.default.isWritableFile(atPath: file)
      else {
        throw .refused(path: path, reason: error.description)
      }
      try write(text, opening: file, O_WRONLY | O_TRUNC)
    }
  }

  private func write(_ text: String, opening place: String, _ flags: Int32) throws(WrittenFileError) {
    let descriptor = open(place, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(path: path, reason: SystemRefusal.latest.description) }
    defer { close(descriptor) }
    try write(text, into: descriptor)
  }

  private func write(_ text: String, into descriptor: Int32) throws(WrittenFileError) {
    do {
      try OutputFile(descriptor: descriptor).write(text)
    } catch {
      switch error {
      case .nobodyReads: throw .refused(path: path, reason: "nobody reads it any more")
      case .refused(let reason): throw .refused(path: path, reason: reason)
      }
    }
  }
}

/// Why a file that a user named could not be written.
nonisolated enum WrittenFileError: Error, Equatable {
  case refused(path: String, reason: String)
  case exists(String)
}

// MARK: - CustomStringConvertible

extension WrittenFileError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .refused(let path, let reason): "\(path) can't be written: \(reason). Name another file."
    case .exists(let path): "“\(path)” is there already; choose another name."
    }
  }
}
