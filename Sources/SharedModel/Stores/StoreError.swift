/// An error in loading, saving or removing a stored value.
public enum StoreError: Error, Hashable, Sendable {
  /// The state of a file that the app can't use, but the user may want.
  public enum Remains: Hashable, Sendable {
    /// It was renamed to this file in the same folder.
    case keptAs(String)
    /// It couldn't be renamed, and the store won't overwrite it.
    case inPlace(FileError)
  }

  /// The file isn't what the store wrote.
  case damaged(file: String, flaw: JSONFlaw, remains: Remains)
  /// The file was written by a newer app.
  case newerVersion(file: String, found: Int, supported: Int, remains: Remains)
  /// The file exists but can't be read.
  case unreadable(file: String, cause: FileError)
  /// The file can't be written or removed.
  case notWritable(file: String, cause: FileError)
}
