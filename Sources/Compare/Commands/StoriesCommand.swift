import Measuring
import Report
import Stories

nonisolated extension Option {
  static let tag = Option(
    "tag", "TAG", isRepeatable: true, "include only stories with this tag")
  static let full = Option("full", "print every failure in full")
  static let parseOnly = Option("parse-only", "print the parsed stories as JSON, and run nothing")
  static let noObjects = Option("no-objects", "don't check for leaks; skip steps that do")
}

nonisolated extension Command {
  static let stories = Command(
    name: "stories", summary: "Run stories: the bundled ones, those in files, or the one at a line of a file.",
    options: [.architecture, .tag, .format, .full, .parseOnly, .noObjects, .timeLimit],
    formats: [.text, .json], operands: "[FILE[:LINE]…]"
  ) { line, context in
    let bench = try context.bench(line)
    let paths = StoryPaths(given: line.operands, orBundled: try context.process.bundledStories())
    let tags = TagFilter(line.values[.tag] ?? [])
    if line.has(.parseOnly) {
      guard line.format == .json || line.values[.format] == nil else { throw CommandLineError.parseOnlyFormat }
      return try parse(paths, tags, context)
    }
    let read = try StoryLoader().load(paths.paths)
    for warning in read.flatMap(\.warnings) { context.console.diagnostic("\(warning)") }
    let files = try tags.keep(in: paths.keep(in: read))
    let suite = StorySuite(
      bench, tracksObjects: !line.has(.noObjects),
      timeLimit: line.has(.timeLimit) ? Int(try line.number(.timeLimit, in: 1...3600, otherwise: 1) as UInt32) : nil)
    let result = try suite.run(files, named: paths)
    return try context.print(
      result, as: line.format, isGood: result.allPassed, text: StoriesReport(result, isFull: line.has(.full)).lines)
  }

  @MainActor private static func parse(
    _ paths: StoryPaths, _ tags: TagFilter, _ context: CommandContext
  ) throws -> ExitCode {
    let parsed = try StoryLoader().parse(paths.paths)
    for warning in parsed.flatMap(\.warnings) { context.console.diagnostic("\(warning)") }
    let read = try zip(paths.paths, parsed).map { path, parsed in
      let stories = parsed.feature.stories()
      let wanted = try paths.wanted(in: path, of: stories.map { ($0.location.line, $0.lines) })
      let chosen = stories.filter { wanted?.contains($0.location.line) ?? true }
      return (path: path, feature: parsed.feature.name, stories: chosen)
    }
    try tags.requireMatch(in: read.flatMap(\.stories))
    let files = read.map { path, feature, stories in
      ParsedFile(stories.filter { tags.keeps($0.tags) }, of: feature, in: paths.name(of: path))
    }
    return try context.print([JSONText.of(files)])
  }
}
