import Foundation

/// A text beside the file that it is to replace in one step; that one's permissions, and its owner where that may be, are kept.
struct StagedFile {
  private let place: String
  private let stage: String

  /// Writes the text.
  /// - Parameter place: The file, or where it is to be; no link, as that would be replaced.
  init(_ text: String, for place: String) throws(SystemRefusal) {
    self.place = place
    stage = Self.name(beside: place)
    let descriptor = open(stage, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .latest }
    defer { close(descriptor) }
    do {
      try Self.keep(place, for: descriptor)
      try OutputFile(descriptor: descriptor).write(text)
    } catch {
      unlink(stage)
      if case .refused(let reason)? = error as? ConsoleError { throw SystemRefusal(code: EIO, description: reason) }
      throw error as? SystemRefusal ?? SystemRefusal(code: EIO, description: "\(error)")
    }
  }

  /// A hidden name that nothing has yet, on the same volume.
  static func name(beside place: String) -> String {
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    return "\(folder).compare-\(UUID().uuidString)"
  }

  /// Puts it in the file's place, or takes it away again.
  func takePlace() throws(SystemRefusal) {
    guard rename(stage, place) == 0 else {
      let refusal = SystemRefusal.latest
      remove()
      throw refusal
    }
  }

  func remove() { unlink(stage) }

  private static func keep(_ place: String, for descriptor: Int32) throws(SystemRefusal) {
    var old = stat()
    guard stat(place, &old) == 0 else { return }
    // Whoever isn't root can't give a file away; and a change of the owner would take permissions away.
    _ = fchown(descriptor, old.st_uid, old.st_gid)
    guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw .latest }
  }
}

/// The system's answer when it wouldn't do something.
nonisolated struct SystemRefusal: Error, CustomStringConvertible {
  let code: Int32
  let description: String

  /// That of the call just made.
  static var latest: SystemRefusal {
    let code = errno
    return SystemRefusal(code: code, description: String(cString: strerror(code)))
  }
}
