internal import Basics
package import Foundation
internal import Synchronization

/// A lock on a package's build folder, shared within this process. The kernel releases it when the process ends, and
/// tools don't inherit it.
package final class ScratchLock: Sendable {
  private struct Held {
    weak var lock: ScratchLock?
  }

  private static let held = Mutex<[String: Held]>([:])
  private static let listener = Mutex<@Sendable (String) -> Void>({ _ in })
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Sets a function that is called once, with a message about the process that this one waits for.
  package static func whenWaiting(_ tell: @escaping @Sendable (String) -> Void) { listener.withLock { $0 = tell } }

  /// Creates a folder, and waits until no other process uses it.
  /// - Throws: `ToolchainError.scratchUnusable`, or `interrupted` if tools are being ended.
  package static func hold(
    _ folder: URL, among tools: RunningTools = .ofProcess
  ) throws(ToolchainError) -> ScratchLock {
    // The compiler encodes percent signs in the paths of modules and indexes, and the package manager doesn't escape
    // quotes.
    if let sign = ["%", "\""].first(where: folder.path.contains) {
      throw .scratchUnusable(folder: folder.path, reason: "nothing can be built below a path with “\(sign)” in it")
    }
    var hasTold = false
    while true {
      if let lock = try take(folder) { return lock }
      if !hasTold, let holder = holder(of: folder) {
        hasTold = true
        listener.withLock { $0 }("Waiting for \(holder), which uses \(folder.path).")
      }
      guard !tools.areEnded else { throw .interrupted(command: ownCommand) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  private static func take(_ folder: URL) throws(ToolchainError) -> ScratchLock? {
    try held.withLock { held throws(ToolchainError) in
      held = held.filter { $0.value.lock != nil }
      if let lock = held[folder.path]?.lock { return lock }
      guard let descriptor = try open(in: folder) else { return nil }
      let lock = ScratchLock(descriptor)
      held[folder.path] = Held(lock: lock)
      return lock
    }
  }

  private static func open(in folder: URL) throws(ToolchainError) -> Int32? {
    try Result { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
      .mapError { ToolchainError.scratchUnusable(folder: folder.path, reason: ErrorText.of($0)) }.get()
    let descriptor = Foundation.open(file(in: folder), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .scratchUnusable(folder: folder.path, reason: String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      if code == EWOULDBLOCK || code == EINTR { return nil }
      throw .scratchUnusable(folder: folder.path, reason: String(cString: strerror(code)))
    }
    // The last holder may have removed the folder; then other processes lock a different file.
    guard isStillThere(descriptor, in: folder) else {
      close(descriptor)
      return nil
    }
    // A note for waiting processes, which is missing if the disk is full.
    let note = Array("\(getpid()) \(ownCommand)".utf8)
    _ = ftruncate(descriptor, 0)
    _ = write(descriptor, note, note.count)
    return descriptor
  }

  private static func isStillThere(_ descriptor: Int32, in folder: URL) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && stat(file(in: folder), &named) == 0 && open.st_ino == named.st_ino
  }

  private static func file(in folder: URL) -> String { folder.appending(path: "lock").path }

  /// Returns the holder noted in the file, or `nil` if that is this process, which is about to release it.
  private static func holder(of folder: URL) -> String? {
    let note = (try? String(contentsOfFile: file(in: folder), encoding: .utf8)) ?? ""
    let parts = note.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return "another process" }
    return parts[0] == "\(getpid())" ? nil : "“\(parts[1])” (process \(parts[0]))"
  }

  private static var ownCommand: String {
    let arguments = ProcessInfo.processInfo.arguments
    return ([URL(filePath: arguments.first ?? "").lastPathComponent] + arguments.dropFirst()).joined(separator: " ")
  }
}
