import Foundation
import Testing

@testable import Results
@testable import Report

struct DamagedField: Sendable, CustomTestStringConvertible {
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  let path: [Step]

  /// The path as in code; the test's log shows it before anything is rendered.
  var testDescription: String {
    path.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  /// Every field below a value; a list's first element stands for all.
  static func all(in value: Any, at path: [Step] = []) -> [DamagedField] {
    let own = path.isEmpty ? [] : [DamagedField(path: path)]
    switch value {
    case let object as [String: Any]:
      return own + object.keys.sorted().flatMap { all(in: object[$0] ?? 0, at: path + [.key($0)]) }
    case let list as [Any]: return own + (list.first.map { all(in: $0, at: path + [.index(0)]) } ?? [])
    default: return own
    }
  }

  /// Named replacements for the field's value; nil removes the field.
  static func damages(of old: Any) -> [(name: String, value: Any?)] {
    let damages: [(String, Any?)] = [
      ("absent", nil), ("null", NSNull()), ("a list", [Any]()), ("an object", [String: Any]()), ("an empty text", ""),
      ("a truth", true),
    ]
    return damages + own(of: old)
  }

  private static func own(of old: Any) -> [(name: String, value: Any?)] {
    switch old {
    case is String:
      [
        ("a number", 7), ("a long text", String(repeating: "x y", count: 3000)), ("another's name", "B"),
        ("a formula with markup and control characters", "=" + DamagedResultTests.hostile),
      ]
    case let list as [Any]:
      [("a number", 7), ("twice the same", list + list), ("a hole", list + [NSNull()]), ("nested", [list])]
    case is [String: Any]: [("a number", 7), ("an unknown key", ["": 7]), ("a list of it", [old]), ("a text", "x")]
    default:
      [
        ("a negative number", -1), ("a fraction", 0.5), ("a huge number", 1e308), ("almost nothing", 1e-308),
        ("the largest whole number", Int.max), ("the least whole number", Int.min), ("a million", 1_000_000),
      ]
    }
  }

  func value(in root: Any) -> Any? {
    path.reduce(Optional(root)) { value, step in
      switch step {
      case .key(let key): (value as? [String: Any])?[key]
      case .index(let index): (value as? [Any])?.dropFirst(index).first
      }
    }
  }

  func replacing(with new: Any?, in root: Any) -> Any { Self.replacing(path[...], with: new, in: root) ?? root }

  private static func replacing(_ path: ArraySlice<Step>, with new: Any?, in value: Any) -> Any? {
    guard let step = path.first else { return new }
    switch (step, value) {
    case (.key(let key), var object as [String: Any]):
      object[key] = object[key].flatMap { replacing(path.dropFirst(), with: new, in: $0) }
      return object
    case (.index(let index), var list as [Any]):
      if let element = replacing(path.dropFirst(), with: new, in: list[index]) {
        list[index] = element
      } else {
        list.remove(at: index)
      }
      return list
    default: return value
    }
  }
}
