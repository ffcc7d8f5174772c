import Foundation
import Results

extension SuiteResult {
  /// The first section of the page: whether they behave the same, and each question with a sentence, a bar for each
  /// implementation, and its rows.
  var answersSection: ReportSection { ReportSection(id: "answers", title: "Five questions", content: answersContent) }

  @MarkupBuilder
  private var answersContent: Markup {
    let answers = Answers(self)
    behaviourVerdict
    if !gates.isEmpty { Markup("p", ["class": "prose"]) { gates.joined(separator: " ") } }
    Markup("div", ["class": "answers"]) {
      for question in Question.allCases {
        if let chart = AnswerChart(question, answers) { chart.picture.markup }
      }
    }
  }
}

/// A bar for each implementation, from 0 or over an interval.
private struct AnswerChart {
  private static let left = 92.0
  private static let width = 350.0
  private static let barsWidth = 190.0
  private static let rowHeight = 20.0
  let question: Question
  private let answers: Answers
  private let rows: [SuiteTable.Row]
  private let values: [String: ClosedRange<Double>]
  /// The number within an interval.
  private let marks: [String: Double]

  /// Returns `nil` if there is nothing to draw.
  init?(_ question: Question, _ answers: Answers) {
    self.question = question
    self.answers = answers
    rows = answers.rows(of: question)
    func bars(_ id: String) -> [String: ClosedRange<Double>] { answers.numbers(id).mapValues { 0...max($0.number, 0) } }
    let least = answers.numbers(Answers.leastReach)
    let most = answers.numbers(Answers.mostReach)
    let medians = answers.numbers("change.againstMedian")
    values =
      switch question {
      case .code: bars("lines.code")
      case .reach:
        least.mapValues(\.number).merging(most.mapValues(\.number), uniquingKeysWith: max).mapValues { 0...$0 }
      case .tests: bars("coverage.decidedWithoutScreen")
      case .change: medians.compactMapValues(\.interval)
      case .time: bars("runtime.step")
      }
    marks =
      switch question {
      case .reach: least.mapValues(\.number)
      case .change: medians.mapValues(\.number)
      default: [:]
      }
    guard !rows.isEmpty, !values.isEmpty else { return nil }
  }

  var picture: Picture {
    let names = answers.names
    return Picture(
      id: "answer-\(question)", title: question.title,
      reading: [answers.sentence(question), key].compactMap(\.self).joined(separator: " "),
      description: names.map { "\($0): \(cell($0))" }.joined(separator: "; ") + ".",
      width: Self.width, height: Double(names.count) * Self.rowHeight + 4,
      drawing: Markup([line] + names.enumerated().map { bar($1, at: Double($0) * Self.rowHeight + 2) }),
      table: .table(
        question.title, header: [""] + names,
        rows: rows.flatMap { row in
          [[row.title] + row.cells] + row.details.map { [$0.title] + $0.cells }
        }))
  }

  /// The meaning of a bar that shows more than one number.
  private var key: String? {
    switch question {
    case .reach: "A bar ends at the most; its mark is the least."
    case .change: "A bar is the middle seven of the nine changes, its mark the median, the line ×1."
    default: nil
    }
  }

  private func cell(_ name: String) -> String {
    guard let index = answers.names.firstIndex(of: name) else { return Answers.unknown }
    return rows[0].cells[index]
  }

  // MARK: - Drawing

  private func x(_ number: Double) -> Double {
    let most = max(values.values.map(\.upperBound).max() ?? 1, question == .tests ? 1 : 0)
    return Self.left + (most > 0 ? number / most : 0) * Self.barsWidth
  }

  private var line: Markup {
    guard question == .change else { return .none }
    return SVG.line(x(1), 0, x(1), Double(answers.names.count) * Self.rowHeight + 4, class: "axis")
  }

  private func bar(_ name: String, at y: Double) -> Markup {
    let value = values[name]
    let end = max(x(value?.upperBound ?? 0), question == .change && value == nil ? x(1) : 0)
    return Markup([
      SVG.words(0, y + 12, name, within: Self.left - 6, class: "name"),
      value.map {
        SVG.rect(
          x($0.lowerBound), y, x($0.upperBound) - x($0.lowerBound), 15, class: "bar \(marks.isEmpty ? "app" : "pale")",
          says: "\(name): \(cell(name))")
      } ?? .none,
      marks[name].map { SVG.rect(x($0) - 1.5, y, 3, 15, class: "bar app") } ?? .none,
      SVG.words(end + 6, y + 12, cell(name), class: "value"),
    ])
  }
}
