import Foundation

/// A file that is open for writing, which may be full or closed at its other end.
struct OutputFile {
  let descriptor: Int32

  func write(_ text: String) throws(ConsoleError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        switch errno {
        case EINTR: continue
        case EPIPE: throw .nobodyReads
        case let code: throw .refused(String(cString: strerror(code)))
        }
      }
      rest = rest.dropFirst(count)
    }
  }
}
