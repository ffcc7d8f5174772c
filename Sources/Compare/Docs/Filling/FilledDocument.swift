/// A document with all blocks as they are to be.
package struct FilledDocument {
  /// From the package on.
  package let path: String
  package let text: String
  package private(set) var stale: [DocsFinding] = []
  /// The claims that aren't true.
  private(set) var claims: [DocsFinding] = []
  package private(set) var problems: [PlacedProblem] = []
  /// What listings show, as they name it.
  private(set) var listings: Set<String> = []

  package init(_ text: String, path: String, contents: BlockContents) {
    self.path = path
    let scanner = BlockScanner(text)
    var lines: [String] = []
    var check = ClaimCheck(project: contents.project, record: contents.record)
    var problems = scanner.problems.map { PlacedProblem(path: path, line: $0.line, column: $0.column, $0.problem) }
    for piece in scanner.pieces {
      switch piece {
      case .line(let line, _, isCode: true): lines.append(line)
      case .line(let line, let number, isCode: false):
        let filled = InlineNumbers(line, number: contents.number)
        lines.append(filled.line)
        stale += filled.stale.map { DocsFinding(path: path, line: number, column: $0.column, .stale(mark: $0.mark)) }
        problems += filled.problems.map { PlacedProblem(path: path, line: number, column: $0.column, $0.problem) }
        let marks = ClaimMarks(line)
        problems += marks.problems.map { PlacedProblem(path: path, line: number, column: $0.column, $0.problem) }
        for mark in marks.claims {
          do throws(DocsProblem) {
            guard let numbers = try check.refutation(of: mark.claim) else { continue }
            claims.append(
              DocsFinding(path: path, line: number, column: mark.column, .untrue(claim: mark.text, numbers: numbers)))
          } catch {
            problems.append(PlacedProblem(path: path, line: number, column: mark.column, error))
          }
        }
      case .block(let mark, let body):
        if mark.kind == .listing { listings.insert(mark.argument) }
        let indentation = String(repeating: " ", count: mark.column - 1)
        var new = body
        do throws(DocsProblem) {
          if let drawn = try contents.lines(for: mark, in: path) {
            new = [""] + drawn.map { $0.isEmpty ? "" : indentation + $0 } + [""]
          }
        } catch {
          problems.append(PlacedProblem(path: path, line: mark.line, column: mark.column, error))
        }
        if new != body {
          stale.append(DocsFinding(path: path, line: mark.line, column: mark.column, .stale(mark: mark.text)))
        }
        ShownTrace(mark, lines: new).map { check.traces.append($0) }
        lines += [indentation + mark.text] + new + [indentation + BlockMark.end]
      }
    }
    self.text = lines.joined(separator: "\n")
    self.problems = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// All documents of a checkout with their blocks filled, and all that is wrong with them.
package struct FilledProject {
  package let documents: [FilledDocument]
  package let problems: [PlacedProblem]
  let unused: [DocsFinding]

  package init(_ contents: BlockContents) {
    var problems: [PlacedProblem] = []
    documents = contents.project.filled.compactMap { path in
      do throws(DocsProblem) {
        return FilledDocument(try contents.project.text(at: path), path: path, contents: contents)
      } catch {
        problems.append(PlacedProblem(path: path, line: 1, error))
        return nil
      }
    }
    let survey = SnippetSurvey(of: contents.project)
    self.problems = problems + documents.flatMap(\.problems) + survey.problems
    unused = survey.unused(shown: Set(documents.flatMap(\.listings)))
  }

  package var findings: [DocsFinding] { documents.flatMap { $0.stale + $0.claims } + unused }
}
