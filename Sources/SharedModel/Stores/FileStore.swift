import Foundation

/// A store in a JSON file, `{"content": …, "version": 1}`, which is replaced atomically.
///
/// An unusable file is never overwritten: the store renames it, or else refuses to save.
@MainActor
public final class FileStore<Value: Codable & Sendable>: Store {
  private let file: StoredFile
  /// Whether the file may be overwritten, because it doesn't exist or this store can read it.
  private var mayReplace = false

  /// Creates a store in the file `name` + ".json" of a folder, which is created when needed.
  public init(folder: URL, name: String, fileManager: FileManager) {
    file = StoredFile(folder: folder, name: name, fileManager: fileManager)
  }

  /// Returns the value in the file, or `nil` if the file doesn't exist.
  /// - Throws: An error if the file can't be read, is damaged or is too new. The latter two are renamed if possible.
  public func load() throws(StoreError) -> Value? {
    mayReplace = false
    guard let data = try file.read() else {
      mayReplace = true
      return nil
    }
    do {
      let value: Value = try Envelope.opened(data)
      mayReplace = true
      return value
    } catch {
      switch error {
      case .damaged(let flaw):
        throw .damaged(file: file.url.path, flaw: flaw, remains: setAside(as: "damaged"))
      case .newerVersion(let found):
        throw .newerVersion(
          file: file.url.path, found: found, supported: Envelope<Value>.currentVersion, remains: setAside(as: "newer"))
      }
    }
  }

  /// Writes the value to the file.
  ///
  /// A file that this store hasn't read yet is read first, and renamed if it is damaged or too new.
  /// - Throws: An error if it can't be renamed or the file can't be written; the file is unchanged then.
  public func save(_ value: Value) throws(StoreError) {
    if !mayReplace { try examine() }
    let data: Data
    do {
      data = try Envelope.sealed(value)
    } catch {
      throw .notWritable(file: file.url.path, cause: .other("the value has no JSON form, \(error)"))
    }
    try file.write(data)
  }

  /// Removes the file, damaged or not, and the remains of an interrupted write.
  /// - Throws: An error if it can't be removed, or if there is a folder in its place.
  public func remove() throws(StoreError) {
    try file.remove()
  }

  private func setAside(as kind: String) -> StoreError.Remains {
    let remains = file.setAside(as: kind)
    if case .keptAs = remains { mayReplace = true }
    return remains
  }

  private func examine() throws(StoreError) {
    do {
      _ = try load()
    } catch .unreadable(let file, let cause) {
      throw .notWritable(file: file, cause: cause)
    } catch {
      guard mayReplace else { throw error }
    }
  }
}
