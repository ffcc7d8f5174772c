import Foundation

/// Checks values against a JSON Schema, as far as `docs/result.schema.json` uses the language.
struct JSONSchemaCheck {
  private static let known: Set<String> = [
    "$schema", "$ref", "$defs", "title", "description", "type", "properties", "required", "additionalProperties",
    "items", "enum", "const", "minimum", "anyOf",
  ]

  private let root: [String: Any]
  /// What is wrong, each with the place in the value.
  private(set) var flaws: [String] = []
  /// The properties of the schema that the value has, as `Type.key`.
  private(set) var seen: Set<String> = []

  /// Checks a whole document.
  init(_ value: Any, against root: [String: Any]) {
    self.root = root
    check(value, root, "SuiteResult", at: "")
  }

  /// All properties that the schema has, as `Type.key`.
  var properties: Set<String> {
    let types = ["SuiteResult": root].merging(root["$defs"] as? [String: [String: Any]] ?? [:]) { $1 }
    return Set(
      types.flatMap { name, schema in (schema["properties"] as? [String: Any] ?? [:]).keys.map { "\(name).\($0)" } })
  }

  private mutating func check(_ value: Any, _ schema: [String: Any], _ name: String, at place: String) {
    for word in schema.keys where !Self.known.contains(word) { flaws.append("\(place): unknown word \(word)") }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let schema = (root["$defs"] as? [String: [String: Any]])?[name] else {
        return flaws.append("\(place): no definition \(name)")
      }
      check(value, schema, name, at: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let tries = choices.map { choice in
        var copy = self
        copy.check(value, choice, name, at: place)
        return copy
      }
      guard let fitting = tries.first(where: { $0.flaws == flaws }) else { return flaws.append("\(place): none fits") }
      self = fitting
    }
    let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String]
    if let types, !types.contains(where: { Self.isOf($0, value) }) { flaws.append("\(place): is no \(types)") }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      flaws.append("\(place): none of \(values)")
    }
    if let constant = schema["const"] as? Int, value as? Int != constant {
      flaws.append("\(place): is not \(constant)")
    }
    if let least = schema["minimum"] as? Double, (value as? Double ?? least) < least {
      flaws.append("\(place): is below \(least)")
    }
    if let items = schema["items"] as? [String: Any] {
      for (index, item) in (value as? [Any] ?? []).enumerated() { check(item, items, name, at: "\(place)[\(index)]") }
    }
    if let object = value as? [String: Any] { check(object, schema, name, at: place) }
  }

  private mutating func check(_ object: [String: Any], _ schema: [String: Any], _ name: String, at place: String) {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      flaws.append("\(place): lacks \(key)")
    }
    for (key, value) in object {
      if let property = properties[key] {
        seen.insert("\(name).\(key)")
        check(value, property, name, at: "\(place).\(key)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        check(value, others, name, at: "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        flaws.append("\(place): unknown key \(key)")
      }
    }
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "integer": !isBoolean(value) && (value as? Double).map { $0 == $0.rounded() } == true
    case "number": !isBoolean(value) && value is Double
    default: false
    }
  }

  /// A number reads as a truth as well, and the other way about; only what it was made from tells.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }
}
