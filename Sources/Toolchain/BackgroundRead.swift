internal import Foundation
internal import Synchronization

/// Reads a pipe to its end on another thread.
final class BackgroundRead: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let result = Mutex(Data())

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      let data = handle.readDataToEndOfFile()
      result.withLock { $0 = data }
      done.signal()
    }
  }

  /// Waits for the end and answers what was read.
  func data() -> Data {
    done.wait()
    return result.withLock { $0 }
  }
}
