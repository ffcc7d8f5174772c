import Foundation
import Results
import SharedModel

/// A file that holds the result of a comparison.
struct SuiteResultFile {
  /// What of a result tells its version, whatever else has changed.
  private struct Version: Decodable { let version: Int }

  /// As the user knows it.
  let path: String

  /// What it holds, in which all is as it can be.
  func result() throws(SuiteResultError) -> SuiteResult {
    let data = try data()
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version == SuiteResult.currentVersion else {
        throw SuiteResultError.wrongVersion(path: path, found: version, known: SuiteResult.currentVersion)
      }
      let result = try JSONDecoder().decode(SuiteResult.self, from: data)
      try result.check()
      return result
    } catch let error as SuiteResultError {
      throw error
    } catch let flaw as ResultFlaw {
      throw .impossible(path: path, "\(flaw)", place: JSONPlace(of: flaw.keys, in: data))
    } catch {
      throw .damaged(
        path: path, JSONFlaw(error, in: data), place: JSONPlace(of: error, decoding: SuiteResult.self, in: data))
    }
  }

  /// Files are read, and pipes, as a shell's `<(…)` is one; a device may never end.
  private func data() throws(SuiteResultError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path, reason: SystemRefusal.latest.description) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw .unreadable(path: path, reason: "it is a folder")
    default: throw .unreadable(path: path, reason: "it is neither a file nor a pipe")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: SystemRefusal.latest.description) }
    return try Result { try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data() }
      .mapError { SuiteResultError.unreadable(path: path, reason: $0.localizedDescription) }.get()
  }
}
