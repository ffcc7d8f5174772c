import Basics
import Metrics

/// What JSON of a type looks like, a line for each property and each enumeration: `TypeNode.kind: TypeNode.Kind`, `PartRecord.reason?: string`.
///
/// It is read off the type itself. To be decoded, a type asks for each of its properties, and `JSONShape` notes what it asks for.
struct JSONShape {
  private final class Notes {
    var lines: Set<String> = []
  }

  private enum Failure: Error {
    case unknownType(String)
  }

  /// The lines, without an order.
  var lines: Set<String> { notes.lines }
  private let notes = Notes()

  init(of type: any Decodable.Type) throws {
    _ = try name(of: type)
  }

  private func name(of type: any Decodable.Type) throws -> String {
    func open<Value: Decodable>(_ type: Value.Type) throws -> String { try read(type).name }
    return try open(type)
  }

  /// What a type is called, and any value of it.
  private func read<Value: Decodable>(_ type: Value.Type) throws -> (name: String, value: Value) {
    let plain: [(type: any Decodable.Type, name: String, value: Any)] = [
      (String.self, "string", ""), (Int.self, "integer", 0), (UInt64.self, "integer from 0", UInt64(0)),
      (Double.self, "number", 0.0), (Bool.self, "boolean", false), (WorkCounts.self, "{integer}", WorkCounts()),
    ]
    if let found = plain.first(where: { $0.type == type }), let value = found.value as? Value {
      return (found.name, value)
    }
    if let list = type as? any Collected.Type, let value = list.init() as? Value {
      let element = try name(of: list.element)
      return (list.isDictionary ? "{\(element)}" : "[\(element)]", value)
    }
    let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    if let cases = (type as? any CaseIterable.Type).map(Self.cases), let value = cases.first as? Value {
      let texts = cases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
      notes.lines.insert("\(name): \(texts.sorted().joined(separator: " "))")
      return (name, value)
    }
    return (name, try Value(from: Asked(name: name, shape: self)))
  }

  private static func cases(_ type: any CaseIterable.Type) -> [Any] {
    func open<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] { Array(type.allCases) }
    return open(type)
  }

  // MARK: - Decoding

  /// A decoder that is asked for the properties of one type.
  private struct Asked: Decoder {
    let name: String
    let shape: JSONShape
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(Properties(name: name, shape: shape))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Failure.unknownType(name) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Failure.unknownType(name) }
  }

  private final class Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let name: String
    private let shape: JSONShape
    private var optional: Set<String> = []
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    init(name: String, shape: JSONShape) {
      self.name = name
      self.shape = shape
    }

    /// Only what may be missing is asked for like this first.
    func contains(_ key: Key) -> Bool {
      optional.insert(key.stringValue)
      return true
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      let (kind, value) = try shape.read(type)
      let mark = optional.contains(key.stringValue) ? "?" : ""
      shape.notes.lines.insert("\(name).\(key.stringValue)\(mark): \(kind)")
      return value
    }

    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
      throw Failure.unknownType(name)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw Failure.unknownType(name)
    }

    func superDecoder() throws -> any Decoder { throw Failure.unknownType(name) }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Failure.unknownType(name) }
  }
}

/// Lists and dictionaries, whose elements are asked for apart.
private protocol Collected {
  static var element: any Decodable.Type { get }
  static var isDictionary: Bool { get }
  init()
}

extension Array: Collected where Element: Decodable {
  fileprivate static var element: any Decodable.Type { Element.self }
  fileprivate static var isDictionary: Bool { false }
}

extension Dictionary: Collected where Value: Decodable {
  fileprivate static var element: any Decodable.Type { Value.self }
  fileprivate static var isDictionary: Bool { true }
}

// MARK: - The same of a schema

extension JSONShape {
  /// What the schema of a type, and those that it refers to, say in the same lines.
  static func lines(ofSchema root: [String: Any], for name: String) -> Set<String> {
    let types = [name: root].merging(root["$defs"] as? [String: [String: Any]] ?? [:]) { $1 }
    return Set(
      types.flatMap { name, schema -> [String] in
        if let cases = schema["enum"] as? [String] { return ["\(name): \(cases.sorted().joined(separator: " "))"] }
        let required = schema["required"] as? [String] ?? []
        return (schema["properties"] as? [String: [String: Any]] ?? [:]).map { key, property in
          "\(name).\(key)\(required.contains(key) ? "" : "?"): \(kind(of: property))"
        } + (schema["additionalProperties"] as? Bool == false ? [] : ["\(name): may have any property"])
      })
  }

  private static func kind(of schema: [String: Any]) -> String {
    if let reference = schema["$ref"] as? String { return String(reference.dropFirst("#/$defs/".count)) }
    if let items = schema["items"] as? [String: Any] { return "[\(kind(of: items))]" }
    if let values = schema["additionalProperties"] as? [String: Any] { return "{\(kind(of: values))}" }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? "anything"]
    return types.joined(separator: " or ") + (schema["minimum"].map { " from \($0)" } ?? "")
  }
}
