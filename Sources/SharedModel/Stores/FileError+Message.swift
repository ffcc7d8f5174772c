import Foundation

extension FileError: CustomStringConvertible {
  /// What is in the way, as the end of a sentence and without a full stop.
  public var description: String {
    switch self {
    case .folder: "there is a folder in its place"
    case .notAFile: "what is in its place is not a file"
    case .system(let code): String(cString: strerror(code))
    case .other(let words): words
    }
  }
}
