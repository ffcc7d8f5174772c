import Foundation

extension FileError: CustomStringConvertible {
  /// The end of a sentence, without a full stop.
  public var description: String {
    switch self {
    case .folder: "there is a folder in its place"
    case .notAFile: "what is in its place is not a file"
    case .system(let code): String(cString: strerror(code))
    case .other(let words): words
    }
  }
}
