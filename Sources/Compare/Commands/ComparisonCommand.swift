import Measuring
import Results

nonisolated extension Option {
  static let quick = Option("quick", "skip timings and anything that needs its own build")
  static let only = Option("only", "PART", isRepeatable: true, "measure only this part")
  static let with = Option(
    "with", "PART", isRepeatable: true,
    "also measure this part, such as build")
  static let everyMeasure = Option("all", "print every measure")
  static let skip = Option("skip", "PART", isRepeatable: true, "skip this part")
}

nonisolated extension Command {
  static let compare = Command(
    name: "", summary: "Measure all implementations part by part, and report what was found.",
    options: [
      .quick, .only, .with, .skip, .fresh, .sessions, .rounds, .seed, .everyMeasure, .architecture, .format, .output,
    ],
    formats: [.text, .markdown, .json, .csv, .html]
  ) { line, context in
    let console = context.console
    let interruption = context.process.interruption
    // Errors in the command line are reported before anything takes time.
    let rendering = try SuiteRendering(line, console: console)
    var comparison = try Comparison(
      context.bench(line), of: context.architectures.count, SuitePlan(line), seed: line.seed, command: line.arguments)
    try line.adjust(&comparison.runtime)
    comparison.isFresh = line.has(.fresh)
    interruption.tolerateOne()
    let progress = SuiteProgress(console: console)
    let result = comparison.run(observer: console.observer.progress(within: progress.line), report: progress.hear)
    guard !interruption.isEnding else { throw Interrupted() }
    try rendering.render(result)
    if let code = interruption.exitCode { return code }
    return result.hasFailed ? .failed : .success
  }
}

extension SuitePlan {
  init(_ line: CommandLine) throws(CommandLineError) {
    self.init(
      only: try line.parts(.only), with: try line.parts(.with) ?? [], without: try line.parts(.skip) ?? [],
      isQuick: line.has(.quick))
    guard !parts.isEmpty else { throw .noPartLeft }
  }
}

extension CommandLine {
  fileprivate func parts(_ option: Option) throws(CommandLineError) -> [SuitePart]? {
    try chosen(option, among: SuitePlan.allParts.map(\.rawValue))?.compactMap(SuitePart.init(rawValue:))
  }
}
