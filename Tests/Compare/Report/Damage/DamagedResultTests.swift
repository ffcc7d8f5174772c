import Foundation
import MadeResults
import Testing

@testable import Docs
@testable import Report
@testable import Results

/// Damages every field of a result: it is either refused with the field's name, or rendered whole in every format.
@Suite(.timeLimit(.minutes(20)))
struct DamagedResultTests {
  static let hostile =
    "<script>alert(1)</script><!--\"'&amp;|`*_[x](javascript:y)\n```\n<script>alert(1)</script>\u{1B}[31m\u{0}\r\u{2028}# b"

  private static let good = try? SuiteResult.made()
  private static let json = good.flatMap { try? JSONEncoder().encode($0) } ?? Data()
  private static let all = (try? JSONSerialization.jsonObject(with: json)).map { DamagedField.all(in: $0) } ?? []
  /// The parts of a result; nil stands for the fields outside them.
  private static let parts = [nil] + SuitePart.allCases
  private static let damages =
    DamagedField.damages(of: "").map(\.name) + DamagedField.damages(of: 0).map(\.name).suffix(7)

  @Test("An undamaged result passes")
  func undamaged() throws {
    try SuiteResult.made().check()
    try SuiteResult.realSized().check()
    #expect(Self.all.count > 300)
    #expect(Self.parts.allSatisfy { !Self.fields(of: $0).isEmpty })
  }

  /// Accepted damages of one kind are rendered together, because rendering takes longest.
  @Test("No damaged value traps, hangs, or gets through unescaped", arguments: parts, damages)
  func damagedValue(in part: SuitePart?, damage: String) throws {
    let object = try Self.object(with: part)
    let good = try Self.read(object)
    var together: Any = object
    for field in Self.fields(of: part) {
      let old = try #require(field.value(in: object))
      guard !(old is [Any]), !(old is [String: Any]),
        let value = DamagedField.damages(of: old).first(where: { $0.name == damage })?.value,
        try Self.accepts(field.replacing(with: value, in: object), "\(field.testDescription)")
      else { continue }
      let more = field.replacing(with: value, in: together)
      if try Self.accepts(more, "\(field.testDescription) and others") {
        together = more
      } else {
        try draw(Self.read(together), good: good, damage: "\(damage)")
        together = field.replacing(with: value, in: object)
      }
    }
    try draw(Self.read(together), good: good, damage: "\(damage)")
  }

  @Test(
    "No damaged or missing list or object traps, hangs, or gets through unescaped",
    arguments: parts)
  func damagedStructure(in part: SuitePart?) throws {
    let object = try Self.object(with: part)
    let good = try Self.read(object)
    for field in Self.fields(of: part) {
      let old = try #require(field.value(in: object))
      let isValue = !(old is [Any]) && !(old is [String: Any])
      for (name, value) in DamagedField.damages(of: old) where !isValue || value == nil {
        let damaged = field.replacing(with: value, in: object)
        guard try Self.accepts(damaged, "\(field.testDescription): \(name)") else { continue }
        let result = try Self.read(damaged)
        if result != good { try draw(result, good: good, damage: "\(field.testDescription): \(name)") }
      }
    }
  }

  private static func fields(of part: SuitePart?) -> [DamagedField] {
    all.filter { field in
      if case .key(let key)? = field.path.first { SuitePart(rawValue: key) == part } else { false }
    }
  }

  /// The result with only this part, because that is fast to read and render.
  private static func object(with part: SuitePart?) throws -> [String: Any] {
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    return object.filter { key, _ in SuitePart(rawValue: key) == nil || key == part?.rawValue }
  }

  /// Returns true if it is read. A refusal must name the field.
  private static func accepts(_ object: Any, _ damage: Comment) throws -> Bool {
    do {
      _ = try read(object)
      return true
    } catch let flaw as ResultFlaw {
      #expect(!flaw.field.isEmpty, damage)
      return false
    } catch is DecodingError {
      return false
    }
  }

  private static func read(_ object: Any) throws -> SuiteResult {
    let data = try JSONSerialization.data(withJSONObject: object)
    let result = try JSONDecoder().decode(SuiteResult.self, from: data)
    try result.check()
    return result
  }

  private func draw(_ result: SuiteResult, good: SuiteResult, damage: Comment) throws {
    #expect(!SuiteReport(result).lines.isEmpty, damage)
    let html = HTMLReport(result).text
    #expect(!html.contains("<script>alert"), damage)
    #expect(!html.contains("<!--"), damage)
    let diff = DiffResult(from: good, to: result, rules: [])
    for lines in [SuiteMarkdown(result).lines, DiffMarkdown(diff).lines] {
      #expect(!Self.outsideOfFences(lines).contains { $0.contains("<script") }, damage)
    }
    let isFormula = CSVText(result).lines.dropFirst().contains { $0.contains(#/(^|,)"?[=+@]/#) }
    #expect(!isFormula, damage)
    #expect(!DiffReport(diff).lines.isEmpty, damage)
    let tables = RecordTables(record: result)
    for name in result.architectures.map(\.name) {
      for table in [tables.costs, tables.roles, tables.questions] { #expect(try !table([name]).isEmpty, damage) }
    }
    _ = good.changes(to: result)
    _ = try result.recordedText(withoutFolder: "/nowhere")
  }

  private static func outsideOfFences(_ lines: [String]) -> [Substring] {
    var fence: Int?
    return lines.joined(separator: "\n").split(whereSeparator: \.isNewline).filter { line in
      let ticks = line.prefix { $0 == "`" }.count
      if let open = fence {
        if ticks >= open, ticks == line.count { fence = nil }
        return false
      }
      if ticks >= 3 { fence = ticks }
      return fence == nil
    }
  }
}
