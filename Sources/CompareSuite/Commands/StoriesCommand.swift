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
    let liveness = line.has(.noObjects) ? NoLivenessProbe() : surroundings.makeProbe()
    var suite = StorySuite(
      architectures: chosen, console: console, liveness: liveness, interruption: surroundings.interruption)
    if line.has(.timeLimit) {
      suite.alarm = StoryAlarm(seconds: try line.number(.timeLimit, in: 1...3600, otherwise: 1))
    }
    suite.keptTrace = { KeptTrace(of: chosen) }
    if format == .jsonl { suite.report = { event throws(ConsoleError) in try console.result([event.line]) } }
    let result = try suite.run(files, named: paths, failsFast: line.has(.failFast))
    if format != .jsonl {
      try console.result(
        format == .json ? [JSONText.of(result)] : StoriesReport(result, isFull: line.has(.all)).lines)
    }
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
