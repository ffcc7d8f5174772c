import Foundation

/// Why some bytes could not be read as the JSON value that was expected.
public enum JSONFlaw: Hashable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The text ends before the value does.
  case truncated(bytes: Int)
  /// The bytes aren't JSON; the parser's own words, which name the byte, or the line and column.
  case notJSON(detail: String)
  /// The JSON is of another shape: where (such as "content.ids[2]", empty for the top), and what is wrong there.
  case wrongShape(path: String, detail: String)

  /// The flaw that made decoding `data` fail with `error`.
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
          // Without a path the decoder blames the syntax, which is in order: it means a number it can't represent.
          detail: context.codingPath.isEmpty ? "a number in it can't be used" : context.debugDescription)
    default:
      self = .notJSON(detail: String(describing: error))
    }
  }

  /// Where the text stops being JSON. The decoder doesn't say it on every platform, the plain parser does.
  private static func syntaxFlaw(in data: Data) -> JSONFlaw? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
      // One parser takes half of a surrogate pair for the end of the text.
      if detail.contains("surrogate") { return .notJSON(detail: "half of a surrogate pair stands alone in it") }
      return breaksOff(data, where: detail) ? .truncated(bytes: data.count) : .notJSON(detail: detail)
    }
  }

  /// Whether the parser came to the end before the value did: it says so, or names a string that isn't closed, or, on Apple's
  /// platforms, blames the last place of the text.
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
