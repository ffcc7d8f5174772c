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

  /// The value that keys lead to; nil when there is none.
  init?(of keys: [any CodingKey], in data: Data) {
    var path = JSONCursor(data)
    guard let offset = path.offset(of: keys) else { return nil }
    self.init(offset: offset, in: data)
  }

  /// Where decoding failed: at the value that is of another shape, or at the value that lacks something; nil where it isn't known.
  init?<Value: Decodable>(of error: any Error, decoding type: Value.Type, in data: Data) {
    guard let error = error as? DecodingError else { return nil }
    var cursor = JSONCursor(data)
    if let offset = cursor.firstFlaw() ?? Self.unusableNumber(error, type, in: data) {
      self.init(offset: offset, in: data)
    } else {
      self.init(of: error.path, in: data)
    }
  }

  /// The first number that can't be decoded, which the decoder doesn't tell the place of: the text is decoded with fewer and fewer of
  /// its numbers, until what fails is down to one.
  private static func unusableNumber<Value: Decodable>(
    _ error: DecodingError, _ type: Value.Type, in data: Data
  ) -> Int? {
    guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else { return nil }
    var cursor = JSONCursor(data)
    let numbers = cursor.numbersThatMayNotFit()
    func fails(withFirst count: Int) -> Bool {
      var text = data
      for range in numbers.dropFirst(count) {
        let blank = Data("0".utf8) + Data(repeating: UInt8(ascii: " "), count: range.count - 1)
        text.replaceSubrange(range, with: blank)
      }
      do {
        _ = try JSONDecoder().decode(type, from: text)
        return false
      } catch DecodingError.dataCorrupted(let context) {
        return context.codingPath.isEmpty
      } catch {
        return false
      }
    }
    var (fewest, most) = (0, numbers.count)
    guard most > 0, fails(withFirst: most), !fails(withFirst: 0) else { return nil }
    while fewest + 1 < most {
      let middle = (fewest + most) / 2
      if fails(withFirst: middle) { most = middle } else { fewest = middle }
    }
    return numbers[most - 1].lowerBound
  }
}

extension DecodingError {
  nonisolated fileprivate var path: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}
