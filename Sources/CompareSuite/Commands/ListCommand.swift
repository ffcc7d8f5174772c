import HeadlessUI
import Stories

/// Names what there is: architectures, stories, steps.
struct ListCommand {
  let architectures: [any Architecture]
  let console: Console

  func run() throws -> ExitCode {
    var lines = ["Architectures:"]
    lines += architectures.map { "  \($0.profile.name): \($0.profile.idea)" }
    lines += ["", "Stories:"]
    for file in try StoryLoader().load(StoryLoader.bundledPaths()) {
      lines.append("  \(file.feature)  (\(StoryPath(file.path).display))")
      lines += file.scenarios.map { "    \($0.story.location.line): \($0.story.name)" }
    }
    lines += ["", "Steps ({string} is a text in double quotes, {int} a whole number, {a|b} one of the words):"]
    lines += StepLibrary.standard.definitions.map {
      "  \($0.pattern.wording)\($0.table == .required ? "  (with a table below it)" : "")"
    }
    console.result(lines)
    return .success
  }
}
