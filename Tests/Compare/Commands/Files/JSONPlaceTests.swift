import Foundation
import Testing

@testable import CompareSuite

struct JSONPlaceTests {
  private struct Outer: Decodable {
    struct Inner: Decodable {
      let n: Int
    }
    let list: [Inner]
  }

  private func place(_ text: String) -> JSONPlace? {
    let data = Data(text.utf8)
    do {
      _ = try JSONDecoder().decode(Outer.self, from: data)
      return nil
    } catch {
      return JSONPlace(of: error, decoding: Outer.self, in: data)
    }
  }

  nonisolated private static let places: [(String, Int, Int)] = [
    ("", 1, 1), ("{", 1, 2), ("{\n  \"list\": [\n", 3, 1), ("{\"list\": []}\nx", 2, 1),
    ("{\"list\": \"a\nb", 2, 2), ("{\"list\": nope}", 1, 10),
    // The value that is of another kind, or that lacks a key.
    ("{\"list\": [{\"n\": 1},\n  {\"é\": [1, {}], \"n\": \"x\"}]}", 2, 23),
    ("{\"list\": [{\"n\": 1},\n  {\"m\": 1}]}", 2, 3), ("{\"a\\\"b\": 1, \"list\": 5}", 1, 21), ("[]", 1, 1),
    ("{\"\\u006cist\": 5}", 1, 15),
    // Numbers that the decoder has no place of, halves of surrogate pairs, and lists in lists without end.
    ("{\"list\": [{\"n\": 1.5}]}", 1, 17),
    ("{\"list\": [{\"n\": -1},\n {\"n\": 99999999999999999999},{\"n\": 0.5}]}", 2, 8),
    ("{\"list\": \"a\\ud800\"}", 1, 12), ("{\"list\": \"\\ud83d\\ude00\"}", 1, 10),
    (String(repeating: "[", count: 100_000), 1, 1001),
  ]

  @Test(arguments: places)
  func whereItIsWrong(text: String, line: Int, column: Int) {
    #expect(place(text) == JSONPlace(line: line, column: column))
  }
}

extension JSONPlace {
  nonisolated fileprivate init(line: Int, column: Int) {
    let text = String(repeating: "\n", count: line - 1) + String(repeating: "x", count: column - 1)
    self.init(offset: text.utf8.count, in: Data(text.utf8))
  }
}
