import Foundation
import Results
import SharedModel

struct SuiteResultFile {
  private struct Version: Decodable { let version: Int }

  let path: String

  /// Reads and checks the result; every rendering relies on the checks.
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
      throw .damaged(path: path, "\(flaw)")
    } catch {
      throw .damaged(path: path, "\(JSONFlaw(Self.unusableNumber(in: data) ?? error, in: data))")
    }
  }

  /// The error for a number that doesn't fit its field. `PropertyListDecoder` gives it a path, `JSONDecoder` doesn't.
  private static func unusableNumber(in data: Data) -> DecodingError? {
    do {
      let list = try PropertyListSerialization.data(
        fromPropertyList: withoutNulls(JSONSerialization.jsonObject(with: data)), format: .binary, options: 0)
      _ = try PropertyListDecoder().decode(SuiteResult.self, from: list)
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      return .dataCorrupted(.init(codingPath: context.codingPath, debugDescription: "the number can't be used"))
    } catch {}
    return nil
  }

  /// A property list has no nulls.
  private static func withoutNulls(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.filter { !($0.value is NSNull) }.mapValues(withoutNulls)
    case let list as [Any]: list.map(withoutNulls)
    default: value
    }
  }

  private func data() throws(SuiteResultError) -> Data {
    var status = stat()
    // Reads pipes, such as a shell's `<(…)`, but no devices, which may never end.
    if stat(path, &status) == 0, ![S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT) {
      throw .unreadable(path: path, reason: "It is neither a file nor a pipe.")
    }
    return try Result { try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data() }
      .mapError { SuiteResultError.unreadable(path: path, reason: $0.localizedDescription) }.get()
  }
}

nonisolated enum SuiteResultError: Error, Equatable {
  /// The reason is a sentence.
  case unreadable(path: String, reason: String)
  /// The flaw is a clause that names the field.
  case damaged(path: String, String)
  case wrongVersion(path: String, found: Int, known: Int)
  case noneRecorded(folder: String)
}

// MARK: - CustomStringConvertible

extension SuiteResultError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason) \(Self.remedy(for: path) ?? "Name a file written by \(Self.command).")"
    case .damaged(let path, let flaw):
      "\(path) isn't the result of a comparison: \(flaw). "
        + (Self.remedy(for: path) ?? "Write it again with \(Self.command).")
    case .wrongVersion(let path, let found, let known):
      "\(path) has version \(found), and this program reads version \(known). "
        + (Self.remedy(for: path)
          ?? (found > known
            ? "Render it with the program that wrote it, or a later one." : "Measure again with this program."))
    case .noneRecorded(let folder):
      "\(folder) isn't in a checkout of SameApp, which has a recorded result. Name a file written by \(Self.command)."
    }
  }

  private static let command = "“compare --format json --output FILE”"

  /// What to do if it is the recorded result.
  private static func remedy(for path: String) -> String? {
    path.hasSuffix(CommandContext.recordedResult) ? "Scripts/refresh-docs measures and writes it." : nil
  }
}
