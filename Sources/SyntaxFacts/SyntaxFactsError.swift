/// Why there are no facts about a source.
package enum SyntaxFactsError: Error, Equatable, Sendable {
  /// This was built with a toolchain without the parser's libraries.
  case parserMissing

  /// The folder at this path cannot be listed.
  case folderUnreadable(path: String, reason: String)

  /// The file at this path cannot be read.
  case fileUnreadable(path: String, reason: String)

  /// The file at this path is not encoded in UTF-8, as Swift demands.
  case fileNotUTF8(path: String)

  /// There is less memory to be had than the stack of a thread that parses takes.
  case noRoomForStack(bytes: Int)
}
