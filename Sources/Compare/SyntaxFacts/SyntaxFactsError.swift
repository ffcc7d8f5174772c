package enum SyntaxFactsError: Error, Equatable, Sendable {
  case parserMissing
  case folderUnreadable(path: String, reason: String)
  case fileUnreadable(path: String, reason: String)
  case fileNotUTF8(path: String)
  case noRoomForStack(bytes: Int)
}

extension SyntaxFactsError {
  /// The file or folder that can't be read, with the reason, or `nil` if nothing can be read.
  package var obstacle: (path: String, reason: String)? {
    switch self {
    case .fileUnreadable(let path, let reason), .folderUnreadable(let path, let reason): (path, reason)
    case .fileNotUTF8(let path): (path, "It is not UTF-8, which Swift demands.")
    case .parserMissing, .noRoomForStack: nil
    }
  }
}

// MARK: - CustomStringConvertible

extension SyntaxFactsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .parserMissing:
      """
      Lines cannot be counted: this was built with a toolchain that lacks SwiftSyntax and SwiftParser in its \
      lib/swift/host. Install a toolchain from swift.org (6.2 or later), and build again.
      """
    case .folderUnreadable(let path, let reason):
      "The folder \(path) cannot be listed: \(reason) Check that it exists, is a folder, and that you may read it."
    case .fileUnreadable(let path, let reason):
      "The file \(path) cannot be read: \(reason) Check that it is a file and that you may read it."
    case .fileNotUTF8(let path): "The file \(path) is not UTF-8, which Swift demands. Save it in that encoding."
    case .noRoomForStack(let bytes):
      """
      The parser needs \(bytes >> 20) MiB of address space for its stack, and this process may not have them. Allow it \
      more memory, as with ulimit -v unlimited.
      """
    }
  }
}
