import Foundation
import MadeResults
import Testing

@testable import Docs
@testable import Report
@testable import Results

/// Renders one result in every format and reads all numbers back.
struct SameNumbersTests {
  private struct Cell: Hashable {
    let measure: String
    let architecture: String
  }

  /// The numbers of a rendering, without units.
  private typealias Drawing = [Cell: (number: String, interval: String?)]

  private let result: SuiteResult
  private let names: [String]

  init() throws {
    result = try .realSized()
    names = result.architectures.map(\.name)
  }

  private var terminal: Drawing {
    let lines = SuiteReport(result, hasAll: true, width: 1000).lines.map(\.text)
    return Measures.all.reduce(into: [:]) { drawing, measure in
      guard let index = lines.firstIndex(where: { $0.hasPrefix("  \(SuiteWording.title(measure))  ") }) else { return }
      let numbers = Self.columns(lines[index], names.count)
      let hasIntervals = lines[index + 1].hasPrefix("    ")
      let intervals = hasIntervals ? Self.columns(lines[index + 1], names.count) : numbers.map { _ in "–" }
      for (name, (number, interval)) in zip(names, zip(numbers, intervals)) where number != "–" {
        drawing[Cell(measure: measure.id, architecture: name)] = (number, interval == "–" ? nil : interval)
      }
    }
  }

  private var markdown: Drawing { tables(in: SuiteMarkdown(result).lines) }

  private var document: Drawing {
    get throws {
      let table = RecordTables(record: result)
      return tables(in: try table.measures(Measures.all.map(\.id)))
    }
  }

  private func tables(in lines: [String]) -> Drawing {
    Measures.all.reduce(into: [:]) { drawing, measure in
      let start = "| \(MarkdownText.escaped(SuiteWording.title(measure))) | "
      guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return }
      let cells = line.dropFirst(start.count).dropLast(2).split(separator: " | ").map(String.init)
      for (name, cell) in zip(names, cells) where cell != "–" {
        let parts = cell.split(separator: " (", maxSplits: 1)
        drawing[Cell(measure: measure.id, architecture: name)] = (
          String(parts[0]), parts.count > 1 ? String(parts[1].dropLast()) : nil
        )
      }
    }
  }

  private var page: Drawing {
    let html = HTMLReport(result).text
    let cells =
      #/<td class="number" data-architecture="[^"]*" data-value="[^"]*"><a [^>]*data-measure="([^"]*)" data-architecture="([^"]*)">([^<]*)</a>(?:<span class="interval">([^<]*)</span>)?</td>/#
    return html.matches(of: cells).reduce(into: [:]) { drawing, match in
      guard let measure = Measures.measure(String(match.1)) else { return }
      let unit = NumberText.name(of: measure.unit).map { " \($0)" } ?? ""
      guard match.3.hasSuffix(unit) else { return }
      drawing[Cell(measure: measure.id, architecture: String(match.2))] = (
        String(match.3.dropLast(unit.count)), match.4.map(String.init)
      )
    }
  }

  private var values: [Cell: (number: Double, low: Double?, high: Double?)] {
    CSVText(result).lines.dropFirst().reduce(into: [:]) { values, line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard let number = Double(fields[2]) else { return }
      values[Cell(measure: fields[0], architecture: fields[1])] = (number, Double(fields[3]), Double(fields[4]))
    }
  }

  private static func columns(_ line: String, _ count: Int) -> [String] {
    Array(line.split(separator: #/ {2,}/#).map(String.init).suffix(count))
  }

  /// The number in the measure's own unit, and its rounding error.
  private static func read(_ text: String, _ unit: MeasureUnit) throws -> (number: Double, within: Double) {
    let isPercent = text.hasSuffix(" %")
    let digits = text.replacing(" %", with: "").replacing("−", with: "-").replacing(",", with: "")
      .replacing("×", with: "").replacing("+", with: "")
    let number = try #require(Double(digits), "\(text)")
    let mantissa = digits.prefix { $0 != "e" }
    let decimals = mantissa.firstIndex(of: ".").map { mantissa.distance(from: $0, to: mantissa.endIndex) - 1 } ?? 0
    let rounding = 0.5 * pow(10, -Double(decimals)) * 1.000001
    let scale: Double =
      switch unit {
      case .share: 0.01
      case .ratio: isPercent ? 0.01 : 1
      case .nanoseconds: 1000
      case .bytes: 1024
      case .count, .lines, .points, .multiple, .seconds, .exponent: 1
      }
    return (number * scale + (unit == .ratio && isPercent ? 1 : 0), rounding * scale)
  }

  @Test("Terminal, Markdown, page and documents show the same numbers")
  func allSayTheSame() throws {
    let (markdown, page) = (markdown, page)
    #expect(Set(markdown.keys) == Set(values.keys))
    for (name, drawing) in [("the page", page), ("a document", try document)] {
      #expect(Set(drawing.keys) == Set(markdown.keys), "\(name)")
      for (cell, text) in markdown {
        #expect(drawing[cell]?.number == text.number, "\(name), \(cell)")
        #expect(drawing[cell]?.interval == text.interval, "\(name), \(cell)")
      }
    }
    #expect(Set(terminal.keys) == Set(markdown.keys))
    for (cell, text) in terminal {
      #expect(text.number == markdown[cell]?.number, "\(cell)")
      #expect(text.interval == markdown[cell]?.interval, "\(cell)")
    }
  }

  @Test("Each number is CSV's raw number, rounded to the nearest")
  func nearestToTheRawNumber() throws {
    let values = values
    for (cell, text) in markdown {
      let unit = try #require(Measures.measure(cell.measure)).unit
      let value = try #require(values[cell])
      let read = try Self.read(text.number, unit)
      #expect(abs(read.number - value.number) <= read.within, "\(cell): \(text.number) of \(value.number)")
      guard let ends = text.interval?.split(separator: "…").map(String.init), ends.count == 2 else { continue }
      let low = try Self.read(
        ends[1].hasSuffix(" %") && !ends[0].hasPrefix("×") ? "\(ends[0].replacing(" %", with: "")) %" : ends[0], unit)
      let high = try Self.read(ends[1], unit)
      #expect(abs(low.number - (value.low ?? .nan)) <= low.within, "\(cell): \(ends)")
      #expect(abs(high.number - (value.high ?? .nan)) <= high.within, "\(cell): \(ends)")
    }
  }

  @Test("Changes are reported with the same numbers as the results")
  func changes() throws {
    let lines = DiffReport(DiffResult(from: result, to: try .made(names), rules: [])).lines
    let markdown = markdown
    var measure: Measure?
    var count = 0
    for line in lines {
      if let id = line.firstMatch(of: #/^([a-z]+\.[A-Za-z0-9]+): /#)?.1 { measure = Measures.measure(String(id)) }
      guard let measure, let match = line.firstMatch(of: #/^  ([^:]+): (.+?) → /#) else { continue }
      let unit = NumberText.name(of: measure.unit).map { " \($0)" } ?? ""
      let number = markdown[Cell(measure: measure.id, architecture: String(match.1))]?.number
      #expect(String(match.2) == number.map { $0 + unit } ?? "none", "\(measure.id)")
      count += 1
    }
    #expect(count > 30)
  }

  @Test("The ratio of two counts is the same on the page and in a document")
  func differences() throws {
    let table = MeasureTable(result)
    for name in names.dropFirst() {
      let lines = try RecordTables(record: result).costs([name])
      for row in table.rows where !row.measure.isTimed {
        let title = "| \(MarkdownText.escaped(SuiteWording.title(row.measure))) | "
        guard let line = lines.first(where: { $0.hasPrefix(title) }),
          let difference = row.difference(of: name, against: names[0])
        else { continue }
        let expected = difference.value == difference.base ? "equal" : DifferenceWording.short(difference)
        #expect(line.hasSuffix(" | \(expected) |"), "\(row.measure.id) of \(name): \(line)")
      }
    }
  }
}
