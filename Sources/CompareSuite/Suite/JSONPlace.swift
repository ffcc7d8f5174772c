import Foundation

/// A place in a JSON text, as an editor counts it, from 1.
nonisolated struct JSONPlace: Equatable {
  let line: Int
  let column: Int

  /// Where the bytes before an offset end.
  init(offset: Int, in data: Data) {
    let before = data.prefix(offset)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    column = 1 + String(decoding: before[start...], as: UTF8.self).count
  }

  /// Where decoding failed: at the value that is of another shape, or at the value that lacks something; nil where it isn't known.
  init?(of error: any Error, in data: Data) {
    guard let error = error as? DecodingError else { return nil }
    if let offset = Self.endOfJSON(in: data) {
      self.init(offset: offset, in: data)
    } else {
      var path = JSONCursor(data)
      guard let offset = path.offset(of: error.path) else { return nil }
      self.init(offset: offset, in: data)
    }
  }

  /// Where a text stops being JSON; nil for one that is.
  private static func endOfJSON(in data: Data) -> Int? {
    var cursor = JSONCursor(data)
    return cursor.firstFlaw
  }
}

extension DecodingError {
  /// The keys that lead to where decoding failed.
  nonisolated fileprivate var path: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}
