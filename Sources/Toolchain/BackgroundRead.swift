internal import Foundation
internal import Synchronization

/// Reads a pipe to its end on another thread.
final class BackgroundRead: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let result = Mutex(Data())

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      let data = handle.readToTheEnd()
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

extension FileHandle {
  /// All that is written until the other end is closed; Foundation's own way traps when a signal arrives meanwhile.
  /// - Parameter hears: Is given each line as soon as it is whole, without its line feed.
  func readToTheEnd(hears: (Data) -> Void = { _ in }) -> Data {
    var data = Data()
    var heard = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(fileDescriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        guard buffer[..<count].contains(UInt8(ascii: "\n")) else { continue }
        while let end = data[heard...].firstIndex(of: UInt8(ascii: "\n")) {
          hears(data[heard..<end])
          heard = end + 1
        }
      }
      if count == 0 || (count < 0 && errno != EINTR) { return data }
    }
  }
}
