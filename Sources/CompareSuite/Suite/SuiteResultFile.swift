import Foundation
import Report
import SharedModel

/// A file that holds the result of a comparison.
struct SuiteResultFile {
  /// What of a result tells its version, whatever else has changed.
  private struct Version: Decodable {
    let version: Int
  }

  /// As the user knows it.
  let path: String

  func result() throws(SuiteResultError) -> SuiteResult {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version == SuiteResult.currentVersion else {
        throw SuiteResultError.wrongVersion(path: path, found: version, known: SuiteResult.currentVersion)
      }
      return try JSONDecoder().decode(SuiteResult.self, from: data)
    } catch let error as SuiteResultError {
      throw error
    } catch {
      throw .damaged(path: path, JSONFlaw(error, in: data), place: JSONPlace(of: error, in: data))
    }
  }
}
