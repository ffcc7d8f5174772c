import Foundation

/// Keeps the value in a JSON file, `{"content": …, "version": 1}`, which is replaced as a whole or not at all.
///
/// What can't be used is never written over: it is set aside under a new name, or else the store refuses to save.
@MainActor
public final class FileStore<Value: Codable & Sendable>: Store {
  private let file: StoredFile
  /// Whether what is in the file's place may be written over: nothing, or what this store can read.
  private var mayReplace = false

  /// A store in the folder, which is made when it is needed, in the file `name` + ".json".
  public init(folder: URL, name: String, fileManager: FileManager) {
    file = StoredFile(folder: folder, name: name, fileManager: fileManager)
  }

  /// The value in the file, or nil if there is no file.
  ///
  /// Throws that the file can't be read, is damaged or is too new; the latter two are set aside first, if they can be.
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
  /// A file that this store hasn't read yet is read first, and set aside if it is damaged or too new. Throws if it
  /// can't be, or if the file can't be written; then the file is as it was.
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

  /// Removes the file, damaged or not, and what a killed write has left.
  ///
  /// Throws if it can't be removed, or if a folder is in its place.
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
