import Foundation

/// A file that is read, replaced and renamed as a whole.
struct StoredFile {
  let url: URL
  private let folder: URL
  private let name: String
  private let fileManager: FileManager

  /// The target of a write until it is complete; an existing file is left over from an interrupted write.
  private var unfinished: URL { folder.appending(path: "\(name).unfinished") }

  init(folder: URL, name: String, fileManager: FileManager) {
    url = folder.appending(path: "\(name).json")
    self.folder = folder
    self.name = name
    self.fileManager = fileManager
  }

  /// Returns the file's bytes, or `nil` if the file doesn't exist.
  func read() throws(StoreError) -> Data? {
    switch type(at: url) {
    case nil, .typeRegular, .typeSymbolicLink: break
    case .typeDirectory: throw .unreadable(file: url.path, cause: .folder)
    // Opening a pipe would wait for a writer.
    default: throw .unreadable(file: url.path, cause: .notAFile)
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      let cause = FileError(error)
      if cause == .system(code: ENOENT) || (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
      throw .unreadable(file: url.path, cause: cause)
    }
  }

  /// Replaces the file, and creates the folder if necessary.
  func write(_ data: Data) throws(StoreError) {
    do {
      try fileManager.createDirectory(at: folder, withIntermediateDirectories: true)
      try removeUnfinished()
      try data.write(to: unfinished)
      guard rename(unfinished.path, url.path) == 0 else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      }
    } catch {
      // The write has failed already, and a leftover file does no harm.
      try? removeUnfinished()
      throw .notWritable(file: url.path, cause: FileError(error))
    }
  }

  /// Removes the file and the remains of an interrupted write, if they exist.
  func remove() throws(StoreError) {
    do {
      try removeUnfinished()
      switch type(at: url) {
      case nil: return
      case .typeDirectory: throw StoreError.notWritable(file: url.path, cause: .folder)
      default: try fileManager.removeItem(at: url)
      }
    } catch let error as StoreError {
      throw error
    } catch {
      throw .notWritable(file: url.path, cause: FileError(error))
    }
  }

  /// Renames the file to the first name that is free: `name.kind-1.json`, `name.kind-2.json` and so on.
  func setAside(as kind: String) -> StoreError.Remains {
    var number = 1
    var target: URL { folder.appending(path: "\(name).\(kind)-\(number).json") }
    while type(at: target) != nil { number += 1 }
    do {
      try fileManager.moveItem(at: url, to: target)
      return .keptAs(target.path)
    } catch {
      return .inPlace(FileError(error))
    }
  }

  private func removeUnfinished() throws {
    if type(at: unfinished) != nil { try fileManager.removeItem(at: unfinished) }
  }

  /// Returns the type of a file without following links, or `nil` if it doesn't exist.
  private func type(at url: URL) -> FileAttributeType? {
    (try? fileManager.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }
}
