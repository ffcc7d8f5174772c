import Measuring
import Report
import Results
import Stories

nonisolated extension Option {
  static let measures = Option(
    "measures", "list the measures with their definitions instead, in a Markdown table")
}

nonisolated extension Command {
  static let list = Command(
    name: "list", summary: "List the architectures, the stories, and the steps that stories are written in.",
    options: [.measures]
  ) { line, context in
    guard !line.has(.measures) else {
      return try context.print(MeasuresMarkdown.lines)
    }
    var lines = ["Architectures:"]
    lines += context.architectures.flatMap {
      Wording.wrapped("\($0.profile.name): \($0.profile.idea)", to: HelpText.width, indentation: 2)
    }
    lines += ["", "Stories:"]
    let stories = try ChosenStories(of: context.process)
    for file in stories.files {
      lines.append("  \(file.feature)  (\(stories.paths.name(of: file.path)))")
      lines += file.scenarios.map { "    \($0.story.location.line): \($0.story.name)" }
    }
    lines += ["", "Steps ({string} is a text in double quotes, {int} a whole number, {a|b} one of the words):"]
    lines += StepLibrary.standard.definitions.map {
      "  \($0.pattern.wording)\($0.table == .required ? "  (with a table below it)" : "")"
    }
    return try context.print(lines)
  }
}
