import Foundation
import MadeResults
import Testing

@testable import Results

struct SuiteResultTests {
  private static let file = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
    .appending(path: "docs/result.schema.json")

  private func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
  }

  @Test("A result is read back as it was written")
  func roundTrip() throws {
    let result = try SuiteResult.made()
    #expect(try JSONDecoder().decode(SuiteResult.self, from: JSONEncoder().encode(result)) == result)
  }

  /// What is written in another way than it is read, or is not read at all.
  private static let writtenAlone: Set = [
    "SuiteResult.version: anything", "SuiteResult.measures?: [SuiteDocument.Row]",
    "CouplingResult.Node.role: string or null", "SuiteDocument.Row.id: string",
    "SuiteDocument.Row.correlationWithCodeLines?: number", "SuiteDocument.Row.numbers: {number}",
  ]
  private static let readOtherwise: Set = ["SuiteResult.version: integer", "CouplingResult.Node.role?: string"]

  @Test("The schema says of every type what the type says of itself, property by property and case by case")
  func schemaIsThatOfTheTypes() throws {
    let schema = JSONShape.lines(ofSchema: try schema(), for: "SuiteResult")
    let types = try JSONShape(of: SuiteResult.self).lines
    #expect(types.count > 250)
    #expect(schema.subtracting(types).subtracting(Self.writtenAlone).sorted() == [], "only the schema has these")
    #expect(types.subtracting(schema).subtracting(Self.readOtherwise).sorted() == [], "only the types have these")
    #expect(schema.isSuperset(of: Self.writtenAlone))
  }

  @Test("A property that is new, gone, of another type, or may be missing, changes the shape")
  func shapes() throws {
    struct Old: Decodable { let a: Int }
    struct New: Decodable {
      enum Kind: String, CaseIterable, Decodable { case x, y }
      let a: [Double]
      let b: String?
      let kinds: [String: Kind]
    }
    #expect(try JSONShape(of: Old.self).lines.count == 1)
    #expect(try JSONShape(of: New.self).lines.count == 4)
    let texts = try JSONShape(of: New.self).lines.joined(separator: "\n")
    #expect(texts.contains("New.a: [number]") && texts.contains("New.b?: string") && texts.contains("Kind: x y"))
    let wider: [String: Any] = ["properties": ["a": ["type": "integer"]], "additionalProperties": false]
    #expect(JSONShape.lines(ofSchema: wider, for: "T") == ["T.a?: integer"])
  }

  @Test("Whatever is written, the schema has; a result without anything has what it needs")
  func written() throws {
    let known = JSONShape.lines(ofSchema: try schema(), for: "SuiteResult")
    let empty = SuiteResult(circumstances: .made, seed: 1, architectures: [])
    for result in [empty, try .realSized()] {
      let data = try JSONEncoder().encode(SuiteDocument(result))
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for key in object.keys { #expect(known.contains { $0.hasPrefix("SuiteResult.\(key)") }, "\(key)") }
      for line in known where line.hasPrefix("SuiteResult.") && line.contains(#/^SuiteResult\.\w+: /#) {
        let key = String(line.dropFirst("SuiteResult.".count).prefix { $0 != ":" })
        if !key.contains(".") { #expect(object[key] != nil, "\(key)") }
      }
    }
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
