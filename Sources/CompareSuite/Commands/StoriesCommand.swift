import Foundation
import HeadlessUI
import Report
import Stories

/// Runs stories, or only prints what was read.
struct StoriesCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let paths = line.operands.isEmpty ? try StoryLoader.bundledPaths() : line.operands
    let tags = TagFilter(line.values[.tag] ?? [])
    if line.has(.parseOnly) {
      guard format == .json || line.values[.format] == nil else { throw CommandLineError.parseOnlyFormat }
      console.result([try JSONText.of(paths.map { try ParsedFile(path: $0, tags: tags) })])
      return .success
    }
    let files = try tags.keep(in: StoryLoader().load(paths))
    let result = try StorySuite(architectures: chosen, console: console).run(files)
    switch format {
    case .text: console.result(StoriesReport(result).lines)
    case .json: console.result([try JSONText.of(result)])
    }
    return result.allPassed ? .success : .storyFailed
  }
}
