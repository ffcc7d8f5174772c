import HeadlessUI
import Report
import Stories

/// Runs stories, or only prints what was read.
struct StoriesCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let paths = StoryPaths(given: line.operands, orBundled: try surroundings.bundledStories())
    let tags = TagFilter(line.values[.tag] ?? [])
    if line.has(.parseOnly) {
      guard format == .json || line.values[.format] == nil else { throw CommandLineError.parseOnlyFormat }
      return try parse(paths, tags)
    }
    let read = try StoryLoader().load(paths.paths)
    for oversight in read.flatMap(\.oversights) { console.diagnostic("\(oversight)") }
    let files = try tags.keep(in: paths.keep(in: read))
    let suite = StorySuite(
      architectures: chosen, console: console, surroundings: surroundings, tracksObjects: !line.has(.noObjects),
      timeLimit: line.has(.timeLimit) ? Int(try line.number(.timeLimit, in: 1...3600, otherwise: 1) as UInt32) : nil,
      keptTrace: { KeptTrace(of: chosen) })
    let failsFast = line.has(.failFast)
    // Whoever reads along has the last line that was written when this process ends.
    guard format != .jsonl else {
      let result = try suite.runHere(files, named: paths, failsFast: failsFast) { event throws(ConsoleError) in
        try console.result([event.line])
      }
      return result.allPassed ? .success : .failed
    }
    let result = try suite.run(files, named: paths, failsFast: failsFast)
    try console.result(
      format == .json ? [JSONText.of(result)] : StoriesReport(result, isFull: line.has(.all)).lines)
    return result.allPassed ? .success : .failed
  }

  /// Prints all files, or what is wrong in any of them.
  private func parse(_ paths: StoryPaths, _ tags: TagFilter) throws -> ExitCode {
    var files: [ParsedFile] = []
    var errors: [StoryFileError] = []
    var oversights: [Oversight] = []
    for path in paths.paths {
      do throws(StoryFileErrors) {
        let (feature, found) = try StoryLoader().parse(path)
        files.append(ParsedFile(name: paths.name(of: path), feature: feature))
        oversights += found
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else {
      for error in errors { console.diagnostic("\(error)") }
      return .unusableInput
    }
    for oversight in oversights { console.diagnostic("\(oversight)") }
    try console.result([JSONText.of(tags.keep(in: paths.keep(in: files)))])
    return .success
  }
}
