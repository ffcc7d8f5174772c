import Foundation

/// Why the file system refused something.
public enum FileError: Hashable, Sendable {
  /// A folder is where a file should be.
  case folder
  /// Something that is neither a file nor a folder is where a file should be, such as a pipe.
  case notAFile
  /// The system's error number.
  case system(code: Int32)
  /// Another error, in its own words.
  case other(String)

  /// What the file system said, as it stands in an error of Foundation's.
  public init(_ error: any Error) {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain {
      self = .system(code: Int32(error.code))
    } else if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      self = FileError(cause)
    } else {
      self = .other(error.localizedDescription)
    }
  }
}
