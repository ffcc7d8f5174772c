import Basics
import Metrics
import Results

/// The sentences that a change doesn't fulfil yet, or the change next to the recorded patches.
package struct JudgementReport {
  private let judgement: ChangeJudgement

  package init(_ judgement: ChangeJudgement) { self.judgement = judgement }

  package var lines: [String] {
    Wording.blocks(judgement.isMet ? [passed, sizes, files, hint] : [verdict] + missing)
  }

  private var title: String { "\(judgement.check.request) in \(judgement.architecture)" }

  // MARK: - Missing

  private var verdict: [String] {
    let (findings, others) = (judgement.check.findings, judgement.otherPaths)
    return ["✗ \(title): \(Wording.count(findings.count + others.count, "thing is", "things are")) missing or wrong"]
      + others.map { "  \($0) is changed; only the sources and tests of \(judgement.architecture) may be" }
  }

  /// Findings that belong to no sentence come first, then each sentence with its findings.
  private var missing: [[String]] {
    let groups = zip(judgement.sentences, judgement.check.findings).map { (sentence: $0, finding: $1) }
      .grouped(by: \.sentence)
    return (groups.filter { $0.key == nil } + groups.filter { $0.key != nil }).map { sentence, pairs in
      (sentence.map { Wording.wrapped($0) } ?? []) + pairs.map(\.finding).flatMap(ChangeCheckReport.lines)
    }
  }

  // MARK: - Next to the recorded patches

  private var passed: [String] {
    let check = judgement.check
    let stories =
      check.stories == 0
      ? Wording.count(check.otherStories, "story", "stories")
      : "\(Wording.count(check.stories, "story", "stories")) of the request and "
        + Wording.count(check.otherStories, "other", "others")
    return [
      "✓ \(title): every sentence holds", "  \(stories) pass", ChangeCheckReport.proof(of: check),
    ]
  }

  private var sizes: [String] {
    TextTable.lines(
      header: ["Statements"] + judgement.patches.map(\.name),
      rows: [
        ["in the sources"] + judgement.patches.map { ChangesWording.text($0.sources) },
        ["in own tests"] + judgement.patches.map { ChangesWording.text($0.tests) },
        ["source files touched"] + judgement.patches.map { NumberText.plain($0.sources.filesTouched) },
        ["new source files"] + judgement.patches.map { NumberText.plain($0.sources.filesNew) },
      ])
  }

  private var files: [String] {
    let paths = Set(judgement.patches.flatMap(\.files.keys)).sorted()
    return TextTable.lines(
      header: ["Statements by file"] + judgement.patches.map(\.name),
      rows: paths.map { path in
        [path] + judgement.patches.map { $0.files[path].map { "+\($0.added) −\($0.removed)" } ?? "–" }
      })
  }

  private var hint: [String] {
    let name = judgement.architecture
    guard judgement.patches.count > 1 else { return ["No patch of \(name) is recorded for this request."] }
    return ["The accepted patch: compare changes show \(judgement.check.request) --architecture \(name)"]
  }
}
