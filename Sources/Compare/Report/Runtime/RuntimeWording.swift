import Results
import Metrics

enum RuntimeWording {
  /// `+3.1 % (95 % interval +2.9 % to +3.3 %)`.
  static func ratio(_ estimate: RatioEstimate?, margin: Double) -> String {
    guard let estimate else { return "unknown; it takes two processes" }
    let (ratio, low, high) = texts(of: estimate, margin: margin)
    return "\(ratio) (95 % interval \(low) to \(high))"
  }

  /// A ratio and the ends of its interval, with as many digits as tell those from the margin that the verdict is about.
  static func texts(of estimate: RatioEstimate, margin: Double) -> (ratio: String, low: String, high: String) {
    let more = [margin, 1 / margin].map { end in
      NumberText.moreDecimals(telling: [estimate.low, estimate.high], from: end, by: NumberText.ratio)
    }.reduce(0, max)
    let text = { NumberText.ratio($0, more: more) }
    return (text(estimate.ratio), text(estimate.low), text(estimate.high))
  }

  static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .slower, .faster: verdict.rawValue
    case .same: "no meaningful difference"
    case .undecided: "undecided, a difference beyond the margin was neither found nor ruled out"
    }
  }

  static func reach(of result: RuntimeResult) -> String {
    result.isOfOneSession
      ? "All this holds within this session and over these stories; another session may differ by a few percent: see --sessions."
      : "This holds over these stories, for sessions like these \(result.sessions.count) on this machine."
  }

  static func footnotes(of result: RuntimeResult) -> [String] {
    Wording.wrapped([processes(of: result), end(of: result)]) + result.circumstances.lines()
  }

  private static func processes(of result: RuntimeResult) -> String {
    let processes = result.sessions.flatMap(\.processes)
    let rounds = processes.map(\.rounds)
    let (fewest, most) = (rounds.min() ?? 0, rounds.max() ?? 0)
    let each = fewest == most ? "\(most)" : "\(fewest) to \(most)"
    let leftOut =
      result.stepsLeftOut == 0 ? "" : " Steps that look behind the screens aren't timed: \(result.stepsLeftOut)."
    let sessions = result.isOfOneSession ? "" : " in \(result.sessions.count) sessions, \(orders(of: result))"
    return
      "\(Wording.count(processes.count, "process", "processes")) of \(each) \(most == 1 ? "round" : "rounds")\(sessions), "
      + "shuffled with seed \(result.seed); times are the thread's on the processor.\(leftOut)"
  }

  /// Code layout also affects times, and is the same in all processes of a session.
  private static func orders(of result: RuntimeResult) -> String {
    result.builds == 1 ? "all of one link order" : "with the implementations linked in \(result.builds) orders"
  }

  private static func end(of result: RuntimeResult) -> String {
    switch result.sessions.last?.end {
    case .narrowEnough: "It ended because the intervals are narrow enough: half of the margin to either side."
    case .budgetSpent: "It ended because the time given with --budget was spent."
    case .allProcesses, nil: "It ended because all processes and rounds were made."
    }
  }
}
