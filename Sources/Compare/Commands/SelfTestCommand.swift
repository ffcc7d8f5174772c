import Measuring
import Report
import Results

nonisolated extension Command {
  static let selftest = Command(
    name: "selftest", summary: "Says whether this place is fit for timing: times the same code twice.",
    options: [.story, .reference, .margin, .slowdown, .rounds, .processes, .budget, .seed, .format],
    formats: [.text, .json]
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
