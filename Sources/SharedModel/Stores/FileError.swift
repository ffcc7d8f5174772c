import Foundation

/// The reason why the file system refused an operation.
public enum FileError: Hashable, Sendable {
  /// There is a folder in place of the file.
  case folder
  /// There is something else in place of the file, such as a pipe.
  case notAFile
  /// The system's error number.
  case system(code: Int32)
  /// The description of another error.
  case other(String)

  /// Creates an error from one of Foundation's.
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
