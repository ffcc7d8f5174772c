import Metrics
import Results

package struct SpreadReport {
  private let result: SpreadResult
  private let showsStories: Bool

  package init(_ result: SpreadResult, showsStories: Bool) {
    self.result = result
    self.showsStories = showsStories
  }

  package var lines: [String] {
    Wording.blocks([
      common, showsStories ? result.stories.flatMap(Self.storyLines) : featureLines, failures, Self.definitions,
    ])
  }

  private var common: [String] {
    guard !result.common.isEmpty else { return [] }
    return ["Run by all stories:"]
      + architectures.compactMap { name in result.common[name].map { "  \(name): \(Self.text($0))" } }
  }

  private var featureLines: [String] {
    Wording.blocks(
      architectures.map { architecture in
        TextTable.lines(
          header: [architecture] + Self.columns,
          rows: result.features.compactMap { feature in
            feature.entry(of: architecture).map { [feature.file] + Self.fields($0) }
          })
      })
  }

  private var architectures: [String] { result.features.first?.entries.map(\.architecture) ?? [] }

  private static func storyLines(of story: SpreadResult.Subject) -> [String] {
    ["\(Wording.clipped(story.name))  (\(story.file)\(story.line.map { ":\($0)" } ?? ""))"]
      + TextTable.lines(header: [""] + columns, rows: story.entries.map { [$0.architecture] + fields($0) })
  }

  private static let columns = ["types", "files", "lines", "beyond common", "to read"]

  private static func fields(_ entry: SpreadResult.Entry) -> [String] {
    let beyond = [entry.beyondCommon.types, entry.beyondCommon.files, entry.beyondCommon.lines].map(NumberText.plain)
    return [entry.ran.types, entry.ran.files, entry.ran.lines].map(NumberText.plain)
      + [beyond.joined(separator: " · "), NumberText.plain(entry.linesToReadWithContracts)]
  }

  private static func text(_ size: SpreadSize) -> String {
    "\(Wording.count(size.types, "type", "types")), \(Wording.count(size.files, "file", "files")), "
      + Wording.count(size.lines, "line", "lines")
  }

  private var failures: [String] {
    guard !result.failures.isEmpty else { return [] }
    let failed = Wording.count(result.failures.count, "story", "stories")
    return ["\(failed) failed, and ran less than \(result.failures.count == 1 ? "it tells" : "they tell"):"]
      + result.failures.flatMap(\.lines)
  }

  private static let definitions = Wording.wrapped(
    "Types, files and lines that run, and in “types · files · lines” those that don't run for all the others (beyond common). "
      + "To read: the lines of all functions that run, each wholly, of the protocols that their types conform to, and of the heads "
      + "that say who conforms to them. Definitions: docs/metrics.md.")
}
