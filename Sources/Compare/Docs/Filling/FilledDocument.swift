struct FilledDocument {
  let path: String
  let text: String
  /// Marks with stale content, and claims that aren't true.
  private(set) var findings: [DocsFinding] = []
  /// The reasons why the document can't be filled.
  private(set) var problems: [DocsFinding]
  /// The listings in the document, named as in their marks.
  private(set) var listings: Set<String> = []

  init(_ text: String, path: String, contents: BlockContents) {
    func found(_ problem: DocsProblem, _ line: Int) -> DocsFinding {
      DocsFinding(path: path, line: line, problem: problem)
    }
    let scanner = BlockScanner(text, path: path)
    problems = scanner.problems
    var lines: [String] = []
    var check = ClaimCheck(project: contents.project, record: contents.record)
    for piece in scanner.pieces {
      switch piece {
      case .line(let line) where line.fence != nil: lines.append(line.text)
      case .line(let line):
        let filled = InlineNumbers(line.text, number: contents.number)
        lines.append(filled.line)
        findings += filled.stale.map { found(.stale($0), line.number) }
        problems += filled.problems.map { found($0, line.number) }
        for mark in Claim.marks(on: line.text) {
          do throws(DocsProblem) {
            let claim = try Claim(mark: mark)
            guard let numbers = try check.refutation(of: claim) else { continue }
            findings.append(found(.untrue(claim: claim.text, numbers: numbers), line.number))
          } catch {
            problems.append(found(error, line.number))
          }
        }
      case .block(let mark, let body):
        if mark.kind == .listing { listings.insert(mark.argument) }
        var new = body
        do throws(DocsProblem) {
          if let content = try contents.lines(for: mark, in: path) {
            new = [""] + content.map { $0.isEmpty ? "" : mark.indentation + $0 } + [""]
          }
        } catch {
          problems.append(found(error, mark.line))
        }
        if new != body { findings.append(found(.stale(mark.text), mark.line)) }
        ShownTrace(mark, lines: new).map { check.traces.append($0) }
        lines += [mark.indentation + mark.text] + new + [mark.indentation + BlockMark.end]
      }
    }
    self.path = path
    self.text = lines.joined(separator: "\n")
    problems.sort { $0.line < $1.line }
  }
}

struct FilledProject {
  private(set) var documents: [FilledDocument] = []
  private(set) var problems: [DocsFinding] = []
  let findings: [DocsFinding]
  /// The texts of pictures by path.
  let pictures: [String: String]

  init(_ contents: BlockContents) {
    for path in contents.project.filled {
      do throws(DocsProblem) {
        documents.append(FilledDocument(try contents.project.text(at: path), path: path, contents: contents))
      } catch {
        problems.append(DocsFinding(path: path, line: 1, problem: error))
      }
    }
    let survey = SnippetSurvey(of: contents.project)
    problems += documents.flatMap(\.problems) + survey.problems
    // An unusable result affects every number, but is reported once.
    let first = problems.first { $0.isOfResult }
    problems.removeAll { $0.isOfResult && $0 != first }
    let pictures = contents.pictures
    let stale = pictures.keys.sorted().filter { (try? contents.project.text(at: $0)) != pictures[$0] }
      .map { DocsFinding(path: $0, line: 1, problem: .stale("the picture")) }
    self.pictures = pictures
    findings = documents.flatMap(\.findings) + survey.unused(shown: Set(documents.flatMap(\.listings))) + stale
  }
}
