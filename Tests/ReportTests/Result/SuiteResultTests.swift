import Foundation
import Report
import Testing

struct SuiteResultTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/result.schema.json")

  private func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
  }

  private func json(_ result: SuiteResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(SuiteDocument(result))) as? [String: Any])
  }

  @Test("A result is read back as it was written")
  func roundTrip() throws {
    let result = try SuiteResult.made()
    #expect(try JSONDecoder().decode(SuiteResult.self, from: JSONEncoder().encode(result)) == result)
  }

  @Test("The schema knows every key of a result, and a result with everything has every key of the schema")
  func schemaAndResultAgree() throws {
    var result = try SuiteResult.realSized()
    result.parts[0].reason = "A story failed."
    let check = JSONSchemaCheck(try json(result), against: try schema())
    #expect(check.flaws == [])
    #expect(check.properties.subtracting(check.seen).sorted() == [])
  }

  @Test("A result without anything fits the schema, too")
  func nothingMeasured() throws {
    let result = SuiteResult(circumstances: .made, seed: 1, architectures: [])
    #expect(JSONSchemaCheck(try json(result), against: try schema()).flaws == [])
  }

  @Test(
    "A result of another version, with a key too many or too few, or a value of another kind, doesn't fit the schema")
  func unfit() throws {
    let schema = try schema()
    for (key, value) in [("version", 1), ("bonus", 1), ("seed", "one"), ("seed", -1), ("parts", [1])] as [(String, Any)]
    {
      var object = try json(SuiteResult.made())
      object[key] = value
      #expect(!JSONSchemaCheck(object, against: schema).flaws.isEmpty, "\(key)")
    }
    var object = try json(SuiteResult.made())
    object["circumstances"] = nil
    #expect(JSONSchemaCheck(object, against: schema).flaws == [": lacks circumstances"])
  }

  @Test("Each key of the schema is explained")
  func explained() throws {
    let schema = try schema()
    let types = ["SuiteResult": schema].merging(schema["$defs"] as? [String: [String: Any]] ?? [:]) { $1 }
    for (name, type) in types {
      #expect((type["description"] as? String)?.isEmpty == false, "\(name)")
      for (key, property) in type["properties"] as? [String: [String: Any]] ?? [:] {
        #expect((property["description"] as? String)?.isEmpty == false, "\(name).\(key)")
      }
    }
  }
}
