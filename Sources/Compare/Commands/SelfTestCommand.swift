import Measuring
import Report
import Results

nonisolated extension Command {
  static let selftest = Command(
    name: "selftest", summary: "Check whether this machine is quiet enough for timing.",
    options: [.story, .reference, .margin, .slowdown, .rounds, .processes, .budget, .seed, .format],
    formats: [.text, .json], defaults: [.story: "the longest", .margin: "1", .budget: "5"]
  ) { line, context in
    try context.requireOptimised(line)
    let chosen = try ChosenStories(line, context)
    let reference = try line.architecture(.reference, of: context.architectures) ?? context.architectures[0]
    var plan = RuntimePlan.selfTest(of: reference, stories: line.has(.story) ? chosen : chosen.longest)
    try line.adjust(&plan)
    guard let result = try context.measured("timed", { try context.bench.time(plan, command: line.arguments) }) else {
      return .failed
    }
    let test = SelfTestResult(result)
    return try context.print(test, as: line.format, isGood: test.isFit, text: SelfTestReport(test).lines)
  }
}
