import Testing

@testable import Stories

struct GherkinErrorsTests {
  private func error(_ line: Int, _ column: Int) -> GherkinError {
    GherkinError(location: SourceLocation(line: line, column: column), reason: .nulByte)
  }

  @Test func errorsAreOrderedByLocation() {
    let errors = GherkinErrors(first: error(3, 1), others: [error(1, 5), error(1, 2)])
    #expect(errors.errors == [error(1, 2), error(1, 5), error(3, 1)])
  }

  @Test func eachErrorIsALineThatNamesFileLineAndColumn() {
    let lines = GherkinErrors(first: error(3, 1), others: [error(12, 4)]).message(file: "a.feature").split(
      separator: "\n")
    #expect(lines.map { $0.prefix(16) } == ["a.feature:3:1: T", "a.feature:12:4: "])
  }
}
