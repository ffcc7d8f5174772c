import Foundation

/// A time relative to a yardstick timed next to it, because nanoseconds from two machines or days aren't comparable.
struct ComparableTime: Equatable {
  /// The largest standard deviation seen between sessions on one machine, on a logarithmic scale. A result with one
  /// session doesn't show its own.
  private static let sessionDeviation = 0.02

  let yardstick: String
  let logRatio: Double
  let halfWidth: Double

  /// Returns the new time divided by the old, with an interval, or `nil` if the yardsticks differ.
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
  /// Fails if nothing that was timed next to it can be a yardstick.
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

  /// Compares with a step of the replay baseline, which is timed in the same processes and doesn't depend on the
  /// implementations.
  private init?(stepOf architecture: String, isNet: Bool, in result: SuiteResult) {
    guard let runtime = result.runtime, let replay = runtime.subject(.replay)?.name,
      let raw = runtime.overall.comparison(of: architecture, to: replay)?.raw, raw.low > 0, !isNet || raw.ratio > 1
    else { return nil }
    // The subtracted part is known as precisely as the ratio, so its error weighs more if less remains.
    let left = isNet ? raw.ratio - 1 : raw.ratio
    self.init(
      yardstick: replay, logRatio: log(left),
      halfWidth: Self.amongSessions(raw.logHalfWidth * raw.ratio / left, in: result))
  }

  /// Widens the half-width of a log ratio to all sessions. An interval over several sessions needs no widening.
  static func amongSessions(_ halfWidth: Double, in result: SuiteResult) -> Double {
    guard let runtime = result.runtime, runtime.isOfOneSession else { return halfWidth }
    let session = 1.96 * sessionDeviation
    return (halfWidth * halfWidth + session * session).squareRoot()
  }
}

extension Measure {
  var isTime: Bool { unit == .nanoseconds || unit == .seconds }

  /// False for comparisons of the reference with itself.
  func applies(to architecture: String, in result: SuiteResult) -> Bool {
    guard let reference = result.runtime?.reference else { return true }
    switch id {
    case "runtime.against", "runtime.againstNet": return architecture != reference
    case "runtime.againstItself": return architecture == reference
    default: return true
    }
  }
}
