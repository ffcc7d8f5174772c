import Foundation

/// A time as a number that another result's can be held against: how many times that of something timed beside it.
///
/// Nanoseconds of two machines, or of two days, say nothing about each other.
struct ComparableTime: Equatable {
  /// How far sessions of one machine are apart, as a standard deviation on the logarithmic scale: the most that was seen. A result of one session
  /// doesn't say it of itself.
  private static let sessionDeviation = 0.02

  /// What it was timed beside.
  let yardstick: String
  /// The logarithm of how many times the yardstick's time it is.
  let logRatio: Double
  /// How far the truth may lie to either side, as far as the result tells.
  let halfWidth: Double

  /// How many times as much a time is as before, with its interval; nil where not the same was timed beside both.
  static func change(
    of measure: Measure, for architecture: String, from old: SuiteResult, to new: SuiteResult
  ) -> (ratio: Double, interval: ClosedRange<Double>, yardstick: String)? {
    guard let before = ComparableTime(measure, of: architecture, in: old),
      let now = ComparableTime(measure, of: architecture, in: new), now.yardstick == before.yardstick
    else { return nil }
    let difference = now.logRatio - before.logRatio
    let width = (now.halfWidth * now.halfWidth + before.halfWidth * before.halfWidth).squareRoot()
    return (exp(difference), exp(difference - width)...exp(difference + width), now.yardstick)
  }
}

extension ComparableTime {
  /// - Returns: nil where nothing was timed beside it whose time could be a yardstick.
  init?(_ measure: Measure, of architecture: String, in result: SuiteResult) {
    switch measure.id {
    case "runtime.step", "runtime.stepNet":
      self.init(stepOf: architecture, isNet: measure.id == "runtime.stepNet", in: result)
    default:
      guard let comparison = measure.value(result, architecture)?.comparison, let raw = comparison.raw, raw.low > 0
      else { return nil }
      self.init(
        yardstick: comparison.reference, logRatio: log(raw.ratio),
        halfWidth: Self.amongSessions(raw.logHalfWidth, in: result))
    }
  }

  /// A step beside one of the replay baseline, which was timed in the same processes and which no implementation changes.
  private init?(stepOf architecture: String, isNet: Bool, in result: SuiteResult) {
    guard let runtime = result.runtime, let replay = runtime.subject(.replay)?.name,
      let raw = runtime.overall.comparison(of: architecture, to: replay)?.raw, raw.low > 0, !isNet || raw.ratio > 1
    else { return nil }
    // What is taken off both is known as well as the ratio, and weighs the more the less is left.
    let left = isNet ? raw.ratio - 1 : raw.ratio
    self.init(
      yardstick: replay, logRatio: log(left),
      halfWidth: Self.amongSessions(raw.logHalfWidth * raw.ratio / left, in: result))
  }

  /// How far a log ratio may be off as one of all sessions; an interval of several holds for others as it is.
  static func amongSessions(_ halfWidth: Double, in result: SuiteResult) -> Double {
    guard let runtime = result.runtime, runtime.isOfOneSession else { return halfWidth }
    let session = 1.96 * sessionDeviation
    return (halfWidth * halfWidth + session * session).squareRoot()
  }
}

extension Measure {
  /// Whether it is a time, which depends on where and when it was measured.
  var isTime: Bool { unit == .nanoseconds || unit == .seconds }

  /// Whether an architecture has this measure at all: nobody is compared with himself.
  func applies(to architecture: String, in result: SuiteResult) -> Bool {
    guard let reference = result.runtime?.reference else { return true }
    switch id {
    case "runtime.against", "runtime.againstNet": return architecture != reference
    case "runtime.againstItself": return architecture == reference
    default: return true
    }
  }
}
