/// What can be wrong with what a store keeps.
public enum StoreError: Error, Hashable, Sendable {
  /// What became of a file that is of no use to the app, but may be to its user.
  public enum Remains: Hashable, Sendable {
    /// It was moved out of the way, to this file beside the old place.
    case keptAs(String)
    /// It couldn't be moved and is still in its place; the store won't write over it.
    case inPlace(FileError)
  }

  /// The file is not what the store wrote.
  case damaged(file: String, flaw: JSONFlaw, remains: Remains)
  /// The file was written by a newer app.
  case newerVersion(file: String, found: Int, supported: Int, remains: Remains)
  /// Something is there, but it can't be read.
  case unreadable(file: String, cause: FileError)
  /// The file can't be written or removed.
  case notWritable(file: String, cause: FileError)
}
