import Foundation

/// The reason why data couldn't be decoded from JSON.
public enum JSONFlaw: Hashable, Sendable {
  /// The data is empty.
  case empty
  /// The text ends before the value is complete.
  case truncated(bytes: Int)
  /// The text isn't JSON; `detail` is the parser's message, which names the byte, or the line and column.
  case notJSON(detail: String)
  /// The JSON has another shape; `path` is the location (such as "content.ids[2]", empty for the top).
  case wrongShape(path: String, detail: String)

  /// Creates the flaw that made decoding `data` fail with `error`.
  public init(_ error: any Error, in data: Data) {
    guard !data.isEmpty else {
      self = .empty
      return
    }
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .wrongShape(path: Self.path(context.codingPath), detail: context.debugDescription)
    case .keyNotFound(let key, let context):
      self = .wrongShape(path: Self.path(context.codingPath), detail: "there is no “\(key.stringValue)”")
    case .dataCorrupted(let context):
      self =
        Self.syntaxFlaw(in: data)
        ?? .wrongShape(
          path: Self.path(context.codingPath),
          // Without a path, the decoder blames the syntax although it is valid: it means a number that can't be
          // represented.
          detail: context.codingPath.isEmpty ? "a number in it can't be used" : context.debugDescription)
    default:
      self = .notJSON(detail: String(describing: error))
    }
  }

  /// Returns the flaw in the syntax. The decoder doesn't report it on every platform, but the plain parser does.
  private static func syntaxFlaw(in data: Data) -> JSONFlaw? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
      // One parser mistakes half of a surrogate pair for the end of the text.
      if detail.contains("surrogate") { return .notJSON(detail: "it contains half of a surrogate pair") }
      return breaksOff(data, where: detail) ? .truncated(bytes: data.count) : .notJSON(detail: detail)
    }
  }

  /// Returns whether the text ended before the value did: the parser says so, or names an unterminated string, or, on
  /// Apple's platforms, blames the last position of the text.
  static func breaksOff(_ data: Data, where detail: String) -> Bool {
    if detail.contains("end of file") || detail.contains("Unterminated string") { return true }
    guard !detail.contains("Garbage"), let place = detail.firstMatch(of: /around line (\d+), column (\d+)/) else {
      return false
    }
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    let text = data[..<(data.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? data.startIndex)]
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Int(place.output.1) == lines.count && (Int(place.output.2) ?? 0) >= lines.last?.count ?? 0
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
