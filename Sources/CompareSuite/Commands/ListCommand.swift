import HeadlessUI
import Report
import Stories

/// Names what there is: architectures, stories, steps, or measures.
struct ListCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    if line.has(.measures) {
      try console.result(MeasuresMarkdown.lines)
      return .success
    }
    var lines = ["Architectures:"]
    lines += architectures.flatMap { TextColumns.wrapped("\($0.profile.name): \($0.profile.idea)", indentation: 2) }
    lines += ["", "Stories:"]
    let paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    for file in try StoryLoader().load(paths.paths) {
      lines.append("  \(file.feature)  (\(paths.name(of: file.path)))")
      lines += file.scenarios.map { "    \($0.story.location.line): \($0.story.name)" }
    }
    lines += ["", "Steps ({string} is a text in double quotes, {int} a whole number, {a|b} one of the words):"]
    lines += StepLibrary.standard.definitions.map {
      "  \($0.pattern.wording)\($0.table == .required ? "  (with a table below it)" : "")"
    }
    try console.result(lines)
    return .success
  }
}
